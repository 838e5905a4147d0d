import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type/core';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { ImageRef } from '#functions/store/entries/entry-item.ts';
import { limits } from '#shared/data/limits.ts';

/** An image that passed its checks and can be stored. */
export type CheckedImage = { ref: ImageRef; bytes: Uint8Array };

const imageTypes = new Map<string | undefined, ImageRef['type']>([
  ['image/png', 'png'],
  ['image/jpeg', 'jpeg'],
]);

const dataUrlPattern = /^data:([^;]+);base64,/;

/**
 * Reads a data URL. Rejects images above 2 MB and files whose content is not the PNG or JPEG that their label names
 * (specification, section 12).
 */
export async function checkImage(dataUrl: string): Promise<Outcome<CheckedImage>> {
  const [prefix = '', label] = dataUrlPattern.exec(dataUrl) ?? [];
  const bytes = Buffer.from(dataUrl.slice(prefix.length), 'base64');
  if (bytes.length > limits.imageBytes) return refuse('IMAGE_TOO_LARGE');
  const found = await fileTypeFromBuffer(bytes);
  const type = found?.mime === label ? imageTypes.get(label) : undefined;
  if (!type) return refuse('IMAGE_TYPE_MISMATCH');
  const digest = createHash('sha256').update(bytes).digest('hex');
  return ok({ ref: { digest, type, bytes: bytes.length }, bytes });
}
