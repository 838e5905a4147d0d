import type { EntryContent } from './entry-content.ts';
import type { EntryProblem } from './entry-problem.ts';
import { entryProblems } from './entry-problems.ts';
import { type EntryWarning, entryWarnings } from './entry-warnings.ts';
import { entryFields, signerFields, witnessFields } from './field-labels.ts';
import { entryFieldRules, type FieldRule, signerFieldRules, witnessFieldRules } from './field-rules.ts';

/** A field of an entry with the use that the law, or this journal, makes of it. */
export type FieldNote = { path: string; label: string; rule: FieldRule };

export type EntryCheck = {
  required: FieldNote[];
  /** What is not shown, because the law bars it or it has no place in this entry. */
  hidden: FieldNote[];
  warnings: EntryWarning[];
  errors: EntryProblem[];
};

/** Every field of an entry with its rule, in the wizard's order. */
export function fieldNotes(entry: EntryContent): FieldNote[] {
  const notes: FieldNote[] = [];
  const add = (owner: string, labels: Readonly<Record<string, string>>, rules: Record<string, FieldRule>) => {
    for (const [field, label] of Object.entries(labels)) {
      const rule = rules[field];
      if (rule) notes.push({ path: `${owner}${field}`, label, rule });
    }
  };
  for (const [index, signer] of (entry.signers?.length ? entry.signers : [{}]).entries()) {
    add(`signers.${index}.`, signerFields, signerFieldRules(entry, signer));
  }
  for (const [index, witness] of (entry.credibleWitnesses ?? []).entries()) {
    add(`credibleWitnesses.${index}.`, witnessFields, witnessFieldRules(entry, witness));
  }
  const labels = Object.fromEntries(Object.entries(entryFields).map(([field, { label }]) => [field, label]));
  add('', labels, entryFieldRules(entry));
  return notes;
}

/**
 * The judgement on an entry: what is required, what is hidden, what is wrong and what is worth a second
 * look, each with the law it rests on. Pure; `today` is the notary's day, YYYY-MM-DD.
 */
export function checkEntry(entry: EntryContent, today: string): EntryCheck {
  const notes = fieldNotes(entry);
  return {
    required: notes.filter(({ rule }) => rule.use === 'required'),
    hidden: notes.filter(({ rule }) => rule.use === 'hidden' || rule.use === 'prohibited'),
    warnings: entryWarnings(entry),
    errors: entryProblems(entry, today),
  };
}
