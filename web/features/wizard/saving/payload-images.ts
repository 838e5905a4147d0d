import type { EntryPayload } from '#web/lib/api-types.ts';

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
