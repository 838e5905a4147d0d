import { createHash } from 'node:crypto';
import { BrokenSeal } from '#functions/broken-seal.ts';
import type { EntryItem, ImageRef } from '#functions/store/entries/entry-item.ts';
import type { CheckedImage } from './check-image.ts';

const folder = (notaryId: string, entryId: string) => `notaries/${notaryId}/entries/${entryId}/`;

/** Returns the key of an entry's image in either bucket: its digest, below the notary and the entry. */
export function imagePath(notaryId: string, entryId: string, digest: string): string {
  return `${folder(notaryId, entryId)}${digest}`;
}

/**
 * Returns the key of an image's printable form in the files bucket, or of the folder of an entry's forms. It
 * isn't below `notaries/`, which is copied to the backup region, because a form can be redrawn.
 */
export function printablePath(notaryId: string, entryId: string, digest: string): string {
  return `printable/${notaryId}/${entryId}/${digest}`;
}

/** Metadata of a stored image, locked with it: the SHA-256 of its printable form. */
const formDigest = 'printable';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Loads the S3 client with the first image, so calls without images start faster. */
const s3 = () => import('../s3/s3-objects.ts');

/**
 * Stores the images of entries in S3: those of drafts in the files bucket, and those of submitted entries in
 * the bucket for sealed files, where they are locked (docs/adr/0026-locked-files.md). The printable form of
 * an image stays in the files bucket (docs/adr/0077-printed-images.md).
 */
export function imageFiles() {
  return {
    /**
     * Stores an image of a draft and its printable form under its digest. Storing it again changes nothing.
     */
    async put(notaryId: string, entryId: string, { ref, bytes, printable }: CheckedImage): Promise<void> {
      const { putObject } = await s3();
      const type = `image/${ref.type}`;
      const metadata = printable && { [formDigest]: sha256(printable) };
      await Promise.all([
        putObject(imagePath(notaryId, entryId, ref.digest), bytes, type, metadata),
        printable && putObject(printablePath(notaryId, entryId, ref.digest), printable, type),
      ]);
    },

    /**
     * Returns the bytes of a stored image. Throws BrokenSeal if they don't match their digest, or a locked
     * one is missing. A draft submitted during the read may only have its locked images left.
     */
    async get(
      notaryId: string,
      { id, status }: Pick<EntryItem, 'id' | 'status'>,
      ref: ImageRef,
    ): Promise<Uint8Array> {
      const { getObject, getLockedObject } = await s3();
      const path = imagePath(notaryId, id, ref.digest);
      const bytes =
        status === 'submitted'
          ? await getLockedObject(path).catch((cause: unknown) => {
              const isMissing = cause instanceof Error && cause.name === 'NoSuchKey';
              throw isMissing ? new BrokenSeal(id, 'image-missing', { cause }) : cause;
            })
          : await getObject(path).catch((error: unknown) =>
              getLockedObject(path).catch(() => {
                throw error;
              }),
            );
      if (sha256(bytes) !== ref.digest) {
        throw new BrokenSeal(id, 'image-differs');
      }
      return bytes;
    },

    /**
     * Returns the printable forms of a submitted entry's images, by image digest. Leaves out those that are
     * missing or don't match the locked image's metadata. They can be redrawn.
     */
    async printable(
      notaryId: string,
      { id, images }: Pick<EntryItem, 'id' | 'images'>,
    ): Promise<Map<string, Uint8Array>> {
      const { getObject, lockedMetadata } = await s3();
      const read = async (digest: string) => {
        const [form, metadata] = await Promise.all([
          getObject(printablePath(notaryId, id, digest)),
          lockedMetadata(imagePath(notaryId, id, digest)),
        ]);
        return sha256(form) === metadata[formDigest] ? ([[digest, form]] as const) : [];
      };
      const found = await Promise.allSettled([...new Set(images)].map(read));
      return new Map(found.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])));
    },

    /**
     * Copies a draft's images to the locked bucket, where they can't be deleted or replaced before `until`.
     * Throws if one is missing or doesn't match its digest. Repeating it is harmless.
     */
    async lock(notaryId: string, entryId: string, digests: readonly string[], until: Date): Promise<void> {
      if (digests.length === 0) return;
      const { copyLocked } = await import('../s3/s3-copies.ts');
      const copies = [...new Set(digests)].map(async (digest) => {
        if ((await copyLocked(imagePath(notaryId, entryId, digest), until)) !== digest) {
          throw new Error(`An image of entry ${entryId} does not match its digest`);
        }
      });
      await Promise.all(copies);
    },

    /**
     * Removes images of a draft by digest, and their printable forms except those of `sealed`. Locked images
     * stay.
     */
    async remove(
      notaryId: string,
      entryId: string,
      digests: readonly string[],
      sealed: readonly string[] = [],
    ): Promise<void> {
      if (digests.length === 0) return;
      const { deleteObjects } = await s3();
      const unprinted = digests.filter((digest) => !sealed.includes(digest));
      await deleteObjects([
        ...digests.map((digest) => imagePath(notaryId, entryId, digest)),
        ...unprinted.map((digest) => printablePath(notaryId, entryId, digest)),
      ]);
    },
  };
}

export type ImageFiles = ReturnType<typeof imageFiles>;
