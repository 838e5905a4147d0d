/** Long enough to follow a redirect, too short to be shared. */
const linkSeconds = 60;

/** Returns the key of a bond, policy, or certificate. `fileName` is its ID with the extension of its type. */
export const documentPath = (notaryId: string, fileName: string) =>
  `notaries/${notaryId}/documents/${fileName}`;

/** Stores the bonds, policies, and certificates of notaries in S3. */
export function documentFiles() {
  return {
    /** Stores a document. Storing it again replaces it. */
    async put(notaryId: string, fileName: string, bytes: Buffer, type: string): Promise<void> {
      const { putObject } = await import('../s3/s3-objects.ts');
      await putObject(documentPath(notaryId, fileName), bytes, type);
    },

    /** Removes a document. Does nothing if it does not exist. */
    async remove(notaryId: string, fileName: string): Promise<void> {
      const { deleteObjects } = await import('../s3/s3-objects.ts');
      await deleteObjects([documentPath(notaryId, fileName)]);
    },

    /** Removes all objects with an ID, whatever their type. Returns how many there were. */
    async removeAll(notaryId: string, documentId: string): Promise<number> {
      const [{ listObjects }, { deleteObjects }] = await Promise.all([
        import('../s3/s3-listing.ts'),
        import('../s3/s3-objects.ts'),
      ]);
      const { keys } = await listObjects(documentPath(notaryId, `${documentId}.`));
      if (keys.length > 0) await deleteObjects(keys);
      return keys.length;
    },

    /** Returns a URL that downloads the document under a name. It is valid for a minute. */
    async link(notaryId: string, fileName: string, as: { name: string; type: string }): Promise<string> {
      const { downloadLink } = await import('../s3/s3-links.ts');
      return downloadLink(documentPath(notaryId, fileName), { ...as, seconds: linkSeconds });
    },
  };
}

export type DocumentFiles = ReturnType<typeof documentFiles>;
