import { type EntryField, entryFields } from '../../entry/fields.ts';
import { isPersonalKnowledge, stateNameOf } from './act-of.ts';
import type { NotaryFacts } from './doubts.ts';
import type { EntryContent } from './entry-content.ts';
import type { EntryProblem } from './entry-problem.ts';
import { entryProblems } from './entry-problems.ts';
import { type EntryWarning, entryWarnings } from './entry-warnings.ts';
import { type FieldNote, fieldNotes, valueAt } from './field-notes.ts';

export type EntryCheck = {
  required: FieldNote[];
  /** Fields that are not shown, because the law prohibits them or they do not apply to this entry. */
  hidden: FieldNote[];
  warnings: EntryWarning[];
  errors: EntryProblem[];
};

/** Reports whether an entry has a value in a field that it does not ask for, and that will be stored. */
function isUnasked(entry: EntryContent, { path, rule }: FieldNote): boolean {
  const value = valueAt(entry, path);
  const isEmpty = Array.isArray(value) ? value.length === 0 : !value;
  if (rule.use !== 'hidden' || isEmpty) return false;
  // Of a person, only the details of the ID are ever hidden. Personal knowledge drops them, and without a type, that is missing.
  const person = valueAt(entry, path.slice(0, path.lastIndexOf('.')));
  const { idType } = Object(person);
  return !path.includes('.') || (Boolean(idType) && !isPersonalKnowledge(idType));
}

/** Returns a warning for each value that is stored although the entry does not ask for it. The wizard sends none. */
function unaskedWarnings(entry: EntryContent, notes: readonly FieldNote[]): EntryWarning[] {
  const asker = stateNameOf(entry) || 'This journal';
  return notes
    .filter((note) => isUnasked(entry, note))
    .map(({ path, label }) => {
      const [list = '', index] = path.split('.');
      const { step, label: owner } = entryFields[list as EntryField | 'signers'];
      const message = `${asker} does not ask for ${label} in this entry. It is stored as sent. Leave it blank if it is not needed.`;
      return {
        step,
        path,
        message: index === undefined ? message : `${owner} ${Number(index) + 1}: ${message}`,
      };
    });
}

/**
 * Checks an entry: returns required and hidden fields, problems, and warnings, each with its citation. Pure; `today` is the
 * notary's day, YYYY-MM-DD. Without the notary's facts, nothing is compared with the notary.
 */
export function checkEntry(entry: EntryContent, today: string, notary?: NotaryFacts): EntryCheck {
  const notes = fieldNotes(entry);
  return {
    required: notes.filter(({ rule }) => rule.use === 'required'),
    hidden: notes.filter(({ rule }) => rule.use === 'hidden' || rule.use === 'prohibited'),
    warnings: [...entryWarnings(entry, notary), ...unaskedWarnings(entry, notes)],
    errors: entryProblems(entry, today),
  };
}
