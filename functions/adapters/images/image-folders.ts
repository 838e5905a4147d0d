import { imagePath, printablePath } from './image-files.ts';

/** Empties the folders of entries' images in S3. `pageSize`: the number of objects removed at a time. */
export function imageFolders(pageSize = 1_000) {
  async function emptyFolder(prefix: string): Promise<number> {
    const [{ listObjects }, { deleteObjects }] = await Promise.all([
      import('../s3/s3-listing.ts'),
      import('../s3/s3-objects.ts'),
    ]);
    let removed = 0;
    let more = true;
    while (more) {
      const page = await listObjects(prefix, pageSize);
      if (page.keys.length > 0) await deleteObjects(page.keys);
      removed += page.keys.length;
      more = page.more;
    }
    return removed;
  }

  return {
    /**
     * Removes every image of an entry and its printable form, including unreferenced ones. Returns the number
     * of images.
     */
    async empty(notaryId: string, entryId: string): Promise<number> {
      await emptyFolder(printablePath(notaryId, entryId, ''));
      return emptyFolder(imagePath(notaryId, entryId, ''));
    },
  };
}

export type ImageFolders = ReturnType<typeof imageFolders>;
