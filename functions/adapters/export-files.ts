/** Long enough to follow a redirect, too short to be passed on. */
const linkSeconds = 60;

/** Files too large for a Lambda answer: kept in S3 for a day, fetched through a short-lived link. */
export function exportFiles() {
  return {
    /** Stores a file for download and answers a presigned address for it, valid for a minute. */
    async offer(notaryId: string, file: { id: string; name: string; type: string; bytes: Uint8Array }) {
      const { downloadLink } = await import('./s3-links.ts');
      const { putObject } = await import('./s3-objects.ts');
      const key = `exports/${notaryId}/${file.id}`;
      await putObject(key, file.bytes, file.type);
      return downloadLink(key, { name: file.name, type: file.type, seconds: linkSeconds });
    },
  };
}

export type ExportFiles = ReturnType<typeof exportFiles>;
