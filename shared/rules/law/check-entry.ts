import type { FieldTable } from '../../entry/field.ts';
import { entryFields, signerFields, witnessFields } from '../../entry/fields.ts';
import type { EntryContent } from './entry-content.ts';
import type { EntryProblem } from './entry-problem.ts';
import { entryProblems } from './entry-problems.ts';
import { type EntryWarning, entryWarnings } from './entry-warnings.ts';
import { entryFieldRules, type FieldRule, signerFieldRules, witnessFieldRules } from './field-rules.ts';

/** A field of an entry with its rule by law or by this journal. */
export type FieldNote = { path: string; label: string; rule: FieldRule };

export type EntryCheck = {
  required: FieldNote[];
  /** Fields that are not shown, because the law prohibits them or they do not apply to this entry. */
  hidden: FieldNote[];
  warnings: EntryWarning[];
  errors: EntryProblem[];
};

/** Returns every field of an entry with its rule, in the wizard's order. */
export function fieldNotes(entry: EntryContent): FieldNote[] {
  const notes: FieldNote[] = [];
  const add = (owner: string, fields: FieldTable, rules: Record<string, FieldRule>) => {
    for (const [field, { label }] of Object.entries(fields)) {
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
  add('', entryFields, entryFieldRules(entry));
  return notes;
}

/**
 * Checks an entry: returns required and hidden fields, problems, and warnings, each with its citation.
 * Pure; `today` is the notary's day, YYYY-MM-DD.
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
