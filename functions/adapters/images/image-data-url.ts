import type { ImageRef } from '#functions/store/entries/entry-item.ts';

/** Returns a stored image as the data URL that the client sent. */
export function toDataUrl(ref: ImageRef, bytes: Uint8Array): string {
  return `data:image/${ref.type};base64,${Buffer.from(bytes).toString('base64')}`;
}
