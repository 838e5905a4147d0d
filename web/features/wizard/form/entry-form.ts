import { findDocumentType } from '#shared/data/document-types.ts';
import type { Field, FieldTable } from '#shared/entry/field.ts';
import { entryFields } from '#shared/entry/fields.ts';
import { markWitnessFields, signerFields, witnessFields } from '#shared/entry/people-fields.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { notePath, type SigningList, signingsOf } from '#shared/rules/law/signed-as.ts';
import type { Entry } from '#web/lib/api/api-types.ts';
import { readThumbprint } from '#web/lib/entries/thumbprint.ts';
import type { Visit } from '../visit/visit.ts';
import { emptyFields, emptyValue, type FormOf, titled } from './empty-fields.ts';
import { answersOf, type NumberAnswer } from './number-answers.ts';

export type SignerForm = FormOf<typeof signerFields>;
export type WitnessForm = FormOf<typeof witnessFields>;
export type MarkWitnessForm = FormOf<typeof markWitnessFields>;
export type EntryForm = FormOf<typeof entryFields> & {
  /** The notary's answers about numbers in texts. */
  numberAnswers: NumberAnswer[];
  /** The table of acts, if the form describes several entries. */
  visit: Visit | null;
};

export const emptySigner: Readonly<SignerForm> = emptyFields(signerFields);
export const emptyWitness: Readonly<WitnessForm> = emptyFields(witnessFields);
export const emptyMarkWitness: Readonly<MarkWitnessForm> = emptyFields(markWitnessFields);

/** Returns a form without content, but with room for one signer and one document. */
export function emptyForm(): EntryForm {
  return {
    ...emptyFields(entryFields),
    signers: [{ ...emptySigner }],
    documents: [titled('')],
    numberAnswers: [],
    visit: null,
  };
}

/** Returns the form of a new entry: of today in its time zone, in the notary's primary state. */
export function newForm(now: Date, timezone: string, primaryState: string | null): EntryForm {
  return {
    ...emptyForm(),
    date: dayIn(timezone, now),
    actTimezone: timezone,
    stateCode: primaryState ?? '',
  };
}

const listed = (value: unknown): Readonly<Record<string, unknown>>[] => (Array.isArray(value) ? value : []);

function formValue(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'flag':
      return value === true;
    case 'yesNo':
      return typeof value === 'boolean' ? (value ? 'yes' : 'no') : '';
    case 'money':
      return value ? Number(value).toFixed(2) : '';
    case 'degrees':
    case 'signedAs':
      return value ?? null;
    case 'documents':
      return listed(value).map(({ description, date, pages }, index) => ({
        description,
        date: index === 0 ? '' : (date ?? ''),
        pages: String(pages ?? ''),
      }));
    case 'people':
      return listed(value).map((person) => formFields(field.of, person));
    default:
      return String(value ?? emptyValue(field));
  }
}

/** Turns the fields of a table as the API answers them into those of the form. */
function formFields<T extends FieldTable>(table: T, values: Readonly<Record<string, unknown>>): FormOf<T> {
  const members = Object.entries<Field>(table)
    .filter(([, { copied, kind }]) => !copied && kind !== 'thumbprint')
    .map(([name, field]) => [name, formValue(field, values[name])]);
  return Object.fromEntries(members);
}

/** Returns a form with the reasons why the stored draft differs from what people saw when they signed it. */
function withReasons<T extends Pick<EntryForm, SigningList>>(form: T, entry: Entry): T {
  const people: Pick<EntryForm, SigningList> = structuredClone(form);
  for (const { list, index, facts } of signingsOf(entry)) {
    const note = entry.signatureNotes.find(({ path }) => path === notePath(list, index));
    const signed = people[list][index]?.signedAs;
    if (signed && note?.reason) Object.assign(signed, { reason: note.reason, reasonFor: facts });
  }
  return { ...form, ...people };
}

/** A stored draft as the form shows it. The time of recording is that of its submission, so it is left out. */
export function formFromEntry(entry: Entry): EntryForm {
  const form = withReasons(formFields(entryFields, { ...entry, recordedAt: null }), entry);
  return {
    ...form,
    // The server stores the act of a type that names it.
    actType: findDocumentType(entry.documentType)?.act === entry.actType ? '' : form.actType,
    thumbprint: readThumbprint(entry.thumbprintData) ?? null,
    signers: form.signers.length ? form.signers : [{ ...emptySigner }],
    documents: form.documents.length ? form.documents : [titled('')],
    numberAnswers: answersOf(entry),
    visit: null,
  };
}

/** Dollars as typed, to the cent; 0 when nothing or no number was typed (specification, section 5). */
export function parseFee(typed: string): number {
  const dollars = Number(typed.trim() || '0');
  return Number.isFinite(dollars) ? Math.round(dollars * 100) / 100 : 0;
}
