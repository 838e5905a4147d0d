import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type/core';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { ImageRef } from '#functions/store/entry-item.ts';
import { limits } from '#shared/data/limits.ts';
import { deleteObjects, getObject, putObject } from './s3-objects.ts';

/** An image that was checked and is ready to be stored. */
export type CheckedImage = { ref: ImageRef; bytes: Uint8Array };

const imageTypes = new Map<string | undefined, ImageRef['type']>([
  ['image/png', 'png'],
  ['image/jpeg', 'jpeg'],
]);

const dataUrlPattern = /^data:([^;]+);base64,/;

/**
 * Reads a data URL: at most 2 MB, and really the PNG or JPEG that its label says (decisions, "Entries").
 * The content decides, never the label.
 */
export async function checkImage(dataUrl: string): Promise<Outcome<CheckedImage>> {
  const [prefix = '', label] = dataUrlPattern.exec(dataUrl) ?? [];
  const bytes = Buffer.from(dataUrl.slice(prefix.length), 'base64');
  if (bytes.length > limits.imageBytes) return refuse('IMAGE_TOO_LARGE');
  const found = await fileTypeFromBuffer(bytes);
  const type = found?.mime === label ? imageTypes.get(label) : undefined;
  if (!type) return refuse('IMAGE_TYPE_MISMATCH');
  const digest = createHash('sha256').update(bytes).digest('hex');
  return ok({
    ref: { digest, type, bytes: bytes.length },
    bytes,
  });
}

const folder = (notaryId: string, entryId: string) => `notaries/${notaryId}/entries/${entryId}/`;

/** Where an image of an entry lies in the bucket: by its digest, below the notary and the entry. */
export function imagePath(notaryId: string, entryId: string, digest: string): string {
  return `${folder(notaryId, entryId)}${digest}`;
}

/** The images of entries in S3. */
export function imageFiles() {
  return {
    /** Stores an image under its digest; storing it again changes nothing. */
    async put(notaryId: string, entryId: string, { ref, bytes }: CheckedImage): Promise<void> {
      await putObject(imagePath(notaryId, entryId, ref.digest), bytes, `image/${ref.type}`);
    },

    /** The bytes of a stored image. Throws when they are not what their digest says. */
    async get(notaryId: string, entryId: string, ref: ImageRef): Promise<Uint8Array> {
      const bytes = await getObject(imagePath(notaryId, entryId, ref.digest));
      if (createHash('sha256').update(bytes).digest('hex') !== ref.digest) {
        throw new Error(`An image of entry ${entryId} is not what its digest says`);
      }
      return bytes;
    },

    /** Removes images of an entry, by digest. */
    async remove(notaryId: string, entryId: string, digests: readonly string[]): Promise<void> {
      if (digests.length === 0) return;
      await deleteObjects(digests.map((digest) => imagePath(notaryId, entryId, digest)));
    },
  };
}

export type ImageFiles = ReturnType<typeof imageFiles>;

/** A stored image as the data URL it came as. */
export function toDataUrl(ref: ImageRef, bytes: Uint8Array): string {
  return `data:image/${ref.type};base64,${Buffer.from(bytes).toString('base64')}`;
}
