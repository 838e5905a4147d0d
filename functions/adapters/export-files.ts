/** Long enough to follow a redirect, too short to be passed on. */
const linkSeconds = 60;

/** What a file is stored and saved as. */
export type OfferedFile = { id: string; name: string; type: string };

const keyOf = (notaryId: string, { id }: OfferedFile) => `exports/${notaryId}/${id}`;

async function linkTo(key: string, { name, type }: OfferedFile): Promise<string> {
  const { downloadLink } = await import('./s3-links.ts');
  return downloadLink(key, { name, type, seconds: linkSeconds });
}

/** Files too large for a Lambda answer: kept in S3 for a day, fetched through a short-lived link. */
export function exportFiles() {
  return {
    /** Stores a file for download and answers a presigned address for it, valid for a minute. */
    async offer(notaryId: string, file: OfferedFile & { bytes: Uint8Array }) {
      const { putObject } = await import('./s3-objects.ts');
      const key = keyOf(notaryId, file);
      await putObject(key, file.bytes, file.type);
      return linkTo(key, file);
    },

    /** The same for a file that is made as it is stored; few parts of it are in memory. Nothing is stored when it fails. */
    async offerStream(notaryId: string, file: OfferedFile, content: AsyncIterable<Uint8Array>) {
      const { uploadInParts } = await import('./data-export/multipart-upload.ts');
      const key = keyOf(notaryId, file);
      await uploadInParts(key, content, { type: file.type, expectedBytes: 0 });
      return linkTo(key, file);
    },
  };
}

export type ExportFiles = ReturnType<typeof exportFiles>;
