import type { AnswerContent } from './field-values.ts';
import { entryFields } from './fields.ts';
import { inWords } from './words.ts';

type EntryFields = typeof entryFields;

/** A field that is shown as it is, in one row of its own. */
type PlainField = {
  [Name in keyof EntryFields]: EntryFields[Name] extends {
    kind: 'line' | 'paragraphs' | 'day' | 'flag' | 'yesNo' | 'count';
  }
    ? Name
    : never;
}[keyof EntryFields];

/**
 * Fields that the entry's details and its PDF show in the same place and order. A new field joins one of these lists, and both
 * show it under its label.
 */
const shownTogether = {
  act: ['earlierCommission', 'oathAdministered', 'certificateType'],
  interpreter: ['interpreterName', 'interpreterAddress', 'interpreterCredential'],
  selfFiler: ['selfFiler', 'selfFilerPhone'],
} as const satisfies Record<string, readonly PlainField[]>;

type Group = keyof typeof shownTogether;

/** A field of an entry and its value in words, if one is recorded. */
export type Particular = { field: (typeof shownTogether)[Group][number]; text: string | undefined };

/** The particulars of a group as an entry records them. Days are written as `shownDay` writes them. */
export function particulars(
  group: Group,
  entry: AnswerContent<EntryFields>,
  shownDay: (day: string) => string,
): Particular[] {
  return shownTogether[group].map((field) => ({
    field,
    text: inWords(entryFields[field], entry[field], shownDay),
  }));
}
