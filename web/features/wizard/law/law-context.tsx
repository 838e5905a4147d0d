import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { EntryField } from '#shared/entry/fields.ts';
import type { EntryContent } from '#shared/rules/law/entry-content.ts';
import type { EntryWarning } from '#shared/rules/law/entry-warnings.ts';
import { entryFieldRules, type FieldRule } from '#shared/rules/law/field-rules.ts';
import { shownCitation } from '#shared/rules/law/law-binding.ts';
import { type TextQuestion, textQuestions } from '#shared/rules/law/text/text-problems.ts';

type Law = {
  content: EntryContent;
  warnings: readonly EntryWarning[];
  rules: Readonly<Record<EntryField, FieldRule>>;
  /** Texts with a number of which the notary must say what it is, by path. */
  questions: ReadonlyMap<string, TextQuestion>;
  /** Whether the notary asked for the fields that nobody demands. */
  showsMore: boolean;
  setShowsMore: (shows: boolean) => void;
};

const LawContext = createContext<Law | undefined>(undefined);

/** Provides the rules for the entry in hand to every field below. */
export function LawProvider({
  content,
  warnings,
  showsMore,
  setShowsMore,
  children,
}: {
  content: EntryContent;
  warnings: readonly EntryWarning[];
  showsMore: boolean;
  setShowsMore: (shows: boolean) => void;
  children: ReactNode;
}) {
  const law = useMemo(
    () => ({
      content,
      warnings,
      rules: entryFieldRules(content),
      questions: new Map(textQuestions(content).map((question) => [question.path, question])),
      showsMore,
      setShowsMore,
    }),
    [content, warnings, showsMore, setShowsMore],
  );
  return <LawContext value={law}>{children}</LawContext>;
}

/** The law of the entry in hand. */
export function useLaw(): Law {
  const law = useContext(LawContext);
  if (!law) throw new Error('A field of the wizard stands outside of its law');
  return law;
}

/** Whether a rule lets its field be seen. */
export function isShown({ use }: FieldRule, showsMore: boolean): boolean {
  return use === 'required' || use === 'asked' || (use === 'optional' && showsMore);
}

/** Which fields of the entry are seen. */
export function useShown(): (field: EntryField) => boolean {
  const { rules, showsMore } = useLaw();
  return (field) => isShown(rules[field], showsMore);
}

/** Names the law that requires a field; undefined for this journal's own requirements. */
export function lawNote({ use, basis }: FieldRule): string | undefined {
  if (!basis || use === 'optional' || use === 'hidden') return undefined;
  return `${use === 'required' ? 'Required by' : 'See'} ${shownCitation(basis)}`;
}
