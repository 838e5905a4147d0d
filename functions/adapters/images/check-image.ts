import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { ImageRef } from '#functions/store/entries/entry-item.ts';
import { limits } from '#shared/data/limits.ts';
import { judgeImage, unreadable } from './image-limits.ts';
import { inImageWorker } from './in-image-worker.ts';
import { jpegWithoutMetadata } from './jpeg-without-metadata.ts';
import { pngWithoutMetadata } from './png-without-metadata.ts';

/** An image that passed its checks and can be stored, without its metadata. */
export type CheckedImage = {
  ref: ImageRef;
  bytes: Uint8Array;
  /** Its size in pixels, and in bytes with its metadata. */
  pixels: number;
  sentBytes: number;
  /** The image as embedded in PDFs. Undefined for an image that is already stored. */
  printable: Uint8Array | undefined;
};

const imageTypes = new Map<string | undefined, ImageRef['type']>([
  ['image/png', 'png'],
  ['image/jpeg', 'jpeg'],
]);

const withoutMetadata = { png: pngWithoutMetadata, jpeg: jpegWithoutMetadata };

const dataUrlPattern = /^data:([^;]+);base64,/;

/**
 * Reads a data URL and removes the image's metadata. Rejects images above 2 MB, and files whose content isn't
 * the PNG or JPEG that their label says. Also rejects images that exceed our limits or can't be decoded, with
 * the end of a sentence about the image (specification, section 12). An image whose digest is in `stored` was
 * decoded when it was first saved.
 */
export async function checkImage(
  dataUrl: string,
  stored: readonly string[] = [],
): Promise<Outcome<CheckedImage>> {
  const [prefix = '', label] = dataUrlPattern.exec(dataUrl) ?? [];
  const file = Buffer.from(dataUrl.slice(prefix.length), 'base64');
  if (file.length > limits.imageBytes) return refuse('IMAGE_TOO_LARGE');
  const found = await fileTypeFromBuffer(file);
  const type = found?.mime === label ? imageTypes.get(label) : undefined;
  if (!type) return refuse('IMAGE_TYPE_MISMATCH');
  const judged = judgeImage(file, type);
  if (judged.kind === 'fault') return refuse('IMAGE_REFUSED', { detail: judged.says });
  const bytes = withoutMetadata[type](file);
  const digest = createHash('sha256').update(bytes).digest('hex');
  const ref = { digest, type, bytes: bytes.length };
  const image = { ref, bytes, pixels: judged.pixels, sentBytes: file.length };
  if (stored.includes(digest)) return ok({ ...image, printable: undefined });
  const printable = await inImageWorker('printableForm', bytes);
  return printable ? ok({ ...image, printable }) : refuse('IMAGE_REFUSED', { detail: unreadable.says });
}
