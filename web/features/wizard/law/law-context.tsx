import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { EntryField } from '#shared/entry/fields.ts';
import type { EntryContent } from '#shared/rules/law/entry-content.ts';
import type { EntryWarning } from '#shared/rules/law/entry-warnings.ts';
import { entryFieldRules, type FieldRule } from '#shared/rules/law/field-rules.ts';
import type { TextQuestion } from '#shared/rules/law/text/text-problems.ts';
import { actFields } from '../visit/visit.ts';

type Law = {
  content: EntryContent;
  warnings: readonly EntryWarning[];
  rules: Readonly<Record<EntryField, FieldRule>>;
  /** Texts with a number that the notary must explain, by path. */
  questions: ReadonlyMap<string, TextQuestion>;
  /** Whether optional fields are expanded. */
  showsMore: boolean;
  setShowsMore: (shows: boolean) => void;
  /** Whether a table of acts has the fields that belong to one act. */
  isVisit: boolean;
};

const LawContext = createContext<Law | undefined>(undefined);

/** Provides the rules for the entry in hand to every field below. */
export function LawProvider({
  content,
  warnings,
  questions,
  showsMore,
  setShowsMore,
  isVisit,
  children,
}: {
  content: EntryContent;
  warnings: readonly EntryWarning[];
  questions: readonly TextQuestion[];
  showsMore: boolean;
  setShowsMore: (shows: boolean) => void;
  isVisit: boolean;
  children: ReactNode;
}) {
  const law = useMemo(
    () => ({
      content,
      warnings,
      rules: entryFieldRules(content),
      questions: new Map(questions.map((question) => [question.path, question])),
      showsMore,
      setShowsMore,
      isVisit,
    }),
    [content, warnings, questions, showsMore, setShowsMore, isVisit],
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

/** The fields that each act of a visit has in the table. */
const ofTable: ReadonlySet<string> = new Set<EntryField>([
  ...actFields,
  ...(['fee', 'numberOfActs', 'documents', 'principalSignature'] as const),
]);

/** Which fields of the entry are seen. */
export function useShown(): (field: EntryField) => boolean {
  const { rules, showsMore, isVisit } = useLaw();
  return (field) => isShown(rules[field], showsMore) && !(isVisit && ofTable.has(field));
}

/** Names the law that requires a field; undefined for this journal's own requirements. */
export function lawNote({ use, basis }: FieldRule): string | undefined {
  if (!basis || use === 'optional' || use === 'hidden') return undefined;
  return `${use === 'required' ? 'Required by' : 'See'} ${basis.cite}`;
}
