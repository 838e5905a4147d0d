/** Long enough to follow a redirect, too short to be passed on. */
const linkSeconds = 60;

/** Where a bond, policy or certificate lies; `fileName` is its id with the ending of its type. */
export const documentPath = (notaryId: string, fileName: string) =>
  `notaries/${notaryId}/documents/${fileName}`;

/** The bonds, policies and certificates of notaries in S3. */
export function documentFiles() {
  return {
    async put(notaryId: string, fileName: string, bytes: Buffer, type: string): Promise<void> {
      const { putObject } = await import('../s3-objects.ts');
      await putObject(documentPath(notaryId, fileName), bytes, type);
    },

    async remove(notaryId: string, fileName: string): Promise<void> {
      const { deleteObjects } = await import('../s3-objects.ts');
      await deleteObjects([documentPath(notaryId, fileName)]);
    },

    /** Removes what lies under an id, whatever its type; answers how many objects there were. */
    async removeAll(notaryId: string, documentId: string): Promise<number> {
      const [{ listObjects }, { deleteObjects }] = await Promise.all([
        import('../s3-listing.ts'),
        import('../s3-objects.ts'),
      ]);
      const { keys } = await listObjects(documentPath(notaryId, `${documentId}.`));
      if (keys.length > 0) await deleteObjects(keys);
      return keys.length;
    },

    /** An address that saves the document under a name, valid for a minute. */
    async link(notaryId: string, fileName: string, as: { name: string; type: string }): Promise<string> {
      const { downloadLink } = await import('../s3-links.ts');
      return downloadLink(documentPath(notaryId, fileName), { ...as, seconds: linkSeconds });
    },
  };
}

export type DocumentFiles = ReturnType<typeof documentFiles>;
