import type { PrintedFinger } from '#shared/data/thumbprint.ts';
import type { Field, FieldTable } from '#shared/entry/field.ts';
import type { SentContent, SignedDocument } from '#shared/entry/field-values.ts';
import { entryFields } from '#shared/entry/fields.ts';
import type { EntryContent } from '#shared/rules/law/entry-content.ts';
import { ruling } from '#shared/rules/law/ruling.ts';
import { differsFrom, notePath, signingsOf } from '#shared/rules/law/signed-as.ts';
import type { SignedForm } from './empty-fields.ts';
import { type EntryForm, parseFee } from './entry-form.ts';
import { confirmationsOf } from './number-answers.ts';

type Values = Readonly<Record<string, unknown>>;

/** A typed text as it is recorded: trimmed, in NFC, null when nothing is left. */
const recordedText = (value: unknown): string | null =>
  String(value ?? '')
    .trim()
    .normalize('NFC') || null;

/** Returns the documents that have a title, each with what is known of it. The first one has the entry's document date. */
function documentsOf(documents: EntryForm['documents'], documentDate: unknown): SignedDocument[] {
  return documents
    .filter(({ description }) => description.trim())
    .map(({ description, date, pages }, index) => {
      const day = index === 0 ? recordedText(documentDate || date) : recordedText(date);
      return {
        description: description.trim(),
        ...(day && { date: day }),
        ...(recordedText(pages) && { pages: Number(pages) || 0 }),
      };
    });
}

function contentValue(field: Field, value: unknown, values: Values): unknown {
  switch (field.kind) {
    case 'code':
      return value !== field.refused && Object.hasOwn(field.codes, String(value)) ? value : null;
    case 'flag':
      return value || null;
    case 'yesNo':
      return value ? value === 'yes' : null;
    case 'count':
      return recordedText(value) && (Number(value) || 0);
    case 'money':
      return parseFee(String(value));
    case 'degrees':
      return value;
    case 'documents':
      return documentsOf(value as EntryForm['documents'], values['documentDate']);
    case 'thumbprint':
      return null;
    case 'signedAs':
      return value && values['signatureDataUrl'] ? signedAsOf(value as SignedForm) : null;
    case 'people':
      return ((value ?? []) as Values[]).map((person) => contentOf(field.of, person));
    default:
      return recordedText(value);
  }
}

/** Turns the fields of a table as the form contains them into what is recorded. */
function contentOf<T extends FieldTable>(table: T, values: Values): SentContent<T> {
  const members = Object.entries<Field>(table).map(([name, field]) => [
    name,
    contentValue(field, values[name], values),
  ]);
  return Object.fromEntries(members);
}

/** Returns what a person saw, without the notary's reason, which is recorded in a note. */
function signedAsOf({ name, act, documents, language, at }: SignedForm) {
  return { name, act, documents, language, at };
}

/** Returns the reasons why the record differs from what people saw. A reason holds for the facts for which it was given. */
function signatureNotesOf(form: EntryForm, content: EntryContent): { path: string; reason: string }[] {
  return signingsOf(content).flatMap(({ list, index, signedAs, facts }) => {
    const { reason = '', reasonFor } = form[list][index]?.signedAs ?? {};
    const isNeeded = signedAs && differsFrom(signedAs, facts);
    if (!isNeeded || !reasonFor || differsFrom(reasonFor, facts)) return [];
    return reason.trim() ? [{ path: notePath(list, index), reason: reason.trim().normalize('NFC') }] : [];
  });
}

/** Washington: the principal's signature is a copy of the first signer's (specification, section 2.8). */
function principalSignatureOf({ stateCode, signers }: EntryForm): string | null {
  return ruling({ stateCode }).particular('principal_signature')
    ? recordedText(signers[0]?.signatureDataUrl)
    : null;
}

/** Everything in the form, as the shared rules judge it. */
export function contentFromForm(form: EntryForm) {
  const thumbprint: { signerThumb: PrintedFinger } | null = form.thumbprint && {
    signerThumb: form.thumbprint.finger,
  };
  const content = {
    ...contentOf(entryFields, form),
    thumbprint,
    principalSignature: principalSignatureOf(form),
  } satisfies EntryContent;
  return {
    ...content,
    documentDate: content.documents[0]?.date ?? content.documentDate,
    textConfirmations: confirmationsOf(form.numberAnswers, content),
    signatureNotes: signatureNotesOf(form, content),
  };
}
