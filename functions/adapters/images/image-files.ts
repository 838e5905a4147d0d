import { createHash } from 'node:crypto';
import type { ImageRef } from '#functions/store/entries/entry-item.ts';
import type { CheckedImage } from './check-image.ts';

const folder = (notaryId: string, entryId: string) => `notaries/${notaryId}/entries/${entryId}/`;

/** Returns the key of an entry's image in the bucket: its digest, below the notary and the entry. */
export function imagePath(notaryId: string, entryId: string, digest: string): string {
  return `${folder(notaryId, entryId)}${digest}`;
}

/** The S3 client loads with the first image: calls without images start faster. */
const s3 = () => import('../s3/s3-objects.ts');

/** Stores the images of entries in S3. */
export function imageFiles() {
  return {
    /** Stores an image under its digest. Storing it again changes nothing. */
    async put(notaryId: string, entryId: string, { ref, bytes }: CheckedImage): Promise<void> {
      const { putObject } = await s3();
      await putObject(imagePath(notaryId, entryId, ref.digest), bytes, `image/${ref.type}`);
    },

    /** Returns the bytes of a stored image. Throws if they do not match their digest. */
    async get(notaryId: string, entryId: string, ref: ImageRef): Promise<Uint8Array> {
      const { getObject } = await s3();
      const bytes = await getObject(imagePath(notaryId, entryId, ref.digest));
      if (createHash('sha256').update(bytes).digest('hex') !== ref.digest) {
        throw new Error(`An image of entry ${entryId} does not match its digest`);
      }
      return bytes;
    },

    /** Removes images of an entry, by digest. */
    async remove(notaryId: string, entryId: string, digests: readonly string[]): Promise<void> {
      if (digests.length === 0) return;
      const { deleteObjects } = await s3();
      await deleteObjects(digests.map((digest) => imagePath(notaryId, entryId, digest)));
    },
  };
}

export type ImageFiles = ReturnType<typeof imageFiles>;

/** Returns a stored image as the data URL that the client sent. */
export function toDataUrl(ref: ImageRef, bytes: Uint8Array): string {
  return `data:image/${ref.type};base64,${Buffer.from(bytes).toString('base64')}`;
}
