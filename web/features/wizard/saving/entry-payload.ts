import { limits } from '#shared/data/limits.ts';
import { barredProblems } from '#shared/rules/law/barred-problems.ts';
import { idNumbersBarred } from '#shared/rules/law/law-binding.ts';
import type { EntryPayload } from '#web/lib/api-types.ts';
import { writeThumbprint } from '#web/lib/thumbprint.ts';
import type { EntryForm } from '../form/entry-form.ts';
import { contentFromForm } from '../form/form-content.ts';
import { answersOf } from '../form/number-answers.ts';
import { lawfulForm } from '../law/lawful-form.ts';
import { keepableVisit } from '../visit/keepable-visit.ts';

/** Returns whether anything about a person was entered. */
const isKnown = (person: object) => Object.values(person).some(Boolean);

/**
 * The form as the API takes it: without empty document descriptions, without a signer nobody knows, and without anything
 * that the state bars or that has no place in such an entry (specification, section 5).
 */
export function payloadFromForm(form: EntryForm): EntryPayload {
  const lawful = lawfulForm(form).form;
  const { thumbprint: _, ...content } = contentFromForm(lawful);
  const isBarred = idNumbersBarred(content) !== undefined;
  const signers = content.signers.some(isKnown) ? content.signers : [];
  return {
    ...content,
    signers: signers.map(({ idNumber, ...signer }) => (isBarred ? signer : { ...signer, idNumber })),
    documentDescription: content.documents.map(({ description }) => description).join('; '),
    numberOfDocuments: content.documents.length,
    thumbprintData: lawful.thumbprint && writeThumbprint(lawful.thumbprint),
  };
}

/**
 * The form as it may be kept on the device: without what its state's law bars, without a text that holds or may hold a
 * prohibited number, and with the answers that its texts need.
 */
export function keepable(form: EntryForm): EntryForm {
  const kept = structuredClone(lawfulForm(form).form);
  const content = contentFromForm(kept);
  for (const { path } of barredProblems(content)) blank(kept, path.split('.'));
  if (!kept.visit) return { ...kept, numberAnswers: answersOf(content) };
  const { visit, answers } = keepableVisit(kept, kept.visit);
  return { ...kept, visit, numberAnswers: [...answersOf(content), ...answers] };
}

function blank(owner: object, [field = '', ...rest]: string[]): void {
  const value: unknown = Reflect.get(owner, field);
  if (rest.length === 0) Reflect.set(owner, field, '');
  else if (typeof value === 'object' && value !== null) blank(value, rest);
}

/** The payload with every image put through `change`. */
function withImages(payload: EntryPayload, change: (image: string) => string | null): EntryPayload {
  const each = (image: string | null | undefined) => (image ? change(image) : null);
  const person = <T extends { signatureDataUrl?: string | null | undefined }>(someone: T): T => ({
    ...someone,
    signatureDataUrl: each(someone.signatureDataUrl),
  });
  const print = payload.thumbprintData && each(payload.thumbprintData);
  return {
    ...payload,
    signers: payload.signers?.map(person) ?? null,
    credibleWitnesses: payload.credibleWitnesses?.map(person) ?? null,
    markWitnesses: payload.markWitnesses?.map(person) ?? null,
    thumbprintData: print ?? null,
    signerJournalSignature: each(payload.signerJournalSignature),
    principalSignature: each(payload.principalSignature),
  };
}

/** The same payload without any image: enough to open a draft that is filled right after. */
export function withoutImages(payload: EntryPayload): EntryPayload {
  return withImages(payload, () => null);
}

/** A white dot. It replaces an image where only the presence of one is checked. */
const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4////fwAJ+wP9KobjigAAAABJRU5ErkJggg==';

/** The same payload with a dot for each image: for the compliance check, which need not see them. */
export function withDots(payload: EntryPayload): EntryPayload {
  return withImages(payload, (image) => {
    if (image.startsWith('data:')) return dot;
    const print: unknown = JSON.parse(image);
    return typeof print === 'object' ? JSON.stringify({ ...print, image_data: dot }) : null;
  });
}

/** Bytes of an image given as a base64 data URL. */
function imageBytes(dataUrl: string): number {
  const base64 = dataUrl.slice(dataUrl.indexOf(',') + 1);
  return Math.floor((base64.length * 3) / 4);
}

/** Returns a message when all images together are too large to send. */
export function imagesProblem(form: EntryForm, payload: EntryPayload): string | undefined {
  const images = [
    ...form.signers.map((signer) => signer.signatureDataUrl),
    ...form.credibleWitnesses.map((witness) => witness.signatureDataUrl),
    ...form.markWitnesses.map((witness) => witness.signatureDataUrl),
    form.signerJournalSignature,
    payload.principalSignature ?? '',
    form.thumbprint?.image ?? '',
  ];
  const bytes = images.reduce((sum, image) => sum + imageBytes(image), 0);
  if (bytes <= limits.entryImageBytes) return undefined;
  return 'The signatures and photos of this entry are larger than 4 MB together. Clear one and capture it again.';
}
