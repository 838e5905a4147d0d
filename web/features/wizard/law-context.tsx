import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { EntryContent } from '#shared/rules/law/entry-content.ts';
import { type EntryField, entryFieldRules, type FieldRule } from '#shared/rules/law/field-rules.ts';
import { contentFromForm } from './entry-content.ts';
import type { EntryForm } from './entry-form.ts';

type Law = {
  content: EntryContent;
  rules: Readonly<Record<EntryField, FieldRule>>;
  /** Whether the notary asked for the fields that nobody demands. */
  showsMore: boolean;
  setShowsMore: (shows: boolean) => void;
};

const LawContext = createContext<Law | undefined>(undefined);

/** What the law asks of the entry in hand, for every field below. */
export function LawProvider({
  showsMore,
  setShowsMore,
  children,
}: {
  showsMore: boolean;
  setShowsMore: (shows: boolean) => void;
  children: ReactNode;
}) {
  const { control, getValues } = useFormContext<EntryForm>();
  const values = useWatch({ control });
  const law = useMemo(() => {
    // `values` tells when; the whole form is read from the form itself.
    const content = values && contentFromForm(getValues());
    return { content, rules: entryFieldRules(content), showsMore, setShowsMore };
  }, [values, getValues, showsMore, setShowsMore]);
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

/** The sentence that says which law wants a field; undefined where it is this journal's own record. */
export function lawNote({ use, basis }: FieldRule): string | undefined {
  if (!basis || use === 'optional' || use === 'hidden') return undefined;
  return `${use === 'required' ? 'Required by' : 'See'} ${basis.cite}${basis.toVerify ? ' (to be verified)' : ''}`;
}
