import { limits } from '#shared/data/limits.ts';
import type { EntryPayload } from '#web/lib/api-types.ts';
import type { EntryForm } from '../form/entry-form.ts';

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
