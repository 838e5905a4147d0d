import type { EntryContentItem, ImageRef } from './entry-item.ts';

/** The images an entry's content refers to. */
export function imagesOf(content: EntryContentItem): ImageRef[] {
  return [
    ...content.signers.map((signer) => signer.signature),
    ...(content.credibleWitnesses ?? []).map((witness) => witness.signature),
    ...(content.markWitnesses ?? []).map((witness) => witness.signature),
    content.thumbprint?.image ?? null,
    content.signerJournalSignature,
    content.principalSignature,
  ].filter((image) => image !== null);
}
