import type { PrintedFinger } from '#shared/data/thumbprint.ts';
import type { Field, FieldTable } from '#shared/entry/field.ts';
import type { SentContent } from '#shared/entry/field-values.ts';
import { entryFields } from '#shared/entry/fields.ts';
import type { EntryContent } from '#shared/rules/law/entry-content.ts';
import { ruling } from '#shared/rules/law/ruling.ts';
import { type EntryForm, parseFee } from './entry-form.ts';
import { confirmationsOf } from './number-answers.ts';

type Values = Readonly<Record<string, unknown>>;

/** A typed text as it is recorded: trimmed, in NFC, null when nothing is left. */
const recordedText = (value: unknown): string | null =>
  String(value ?? '')
    .trim()
    .normalize('NFC') || null;

function contentValue(field: Field, value: unknown): unknown {
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
      return (value as EntryForm['documents'])
        .map(({ description }) => ({ description: description.trim() }))
        .filter(({ description }) => description);
    case 'thumbprint':
      return null;
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
    contentValue(field, values[name]),
  ]);
  return Object.fromEntries(members);
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
  return { ...content, textConfirmations: confirmationsOf(form.numberAnswers, content) };
}
