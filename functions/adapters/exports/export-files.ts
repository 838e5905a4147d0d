/** Long enough to follow a redirect, too short to be shared. */
const linkSeconds = 60;

/** The key, download name, and media type of a file. */
export type OfferedFile = { id: string; name: string; type: string };

const keyOf = (notaryId: string, { id }: OfferedFile) => `exports/${notaryId}/${id}`;

async function linkTo(key: string, { name, type }: OfferedFile): Promise<string> {
  const { downloadLink } = await import('../s3/s3-links.ts');
  return downloadLink(key, { name, type, seconds: linkSeconds });
}

/**
 * Stores files that are too large for a Lambda response. S3 keeps them for a day; a short-lived link fetches
 * them.
 */
export function exportFiles() {
  return {
    /** Stores a file. Returns a presigned URL that downloads it, valid for one minute. */
    async offer(notaryId: string, file: OfferedFile & { bytes: Uint8Array }) {
      const { putObject } = await import('../s3/s3-objects.ts');
      const key = keyOf(notaryId, file);
      await putObject(key, file.bytes, file.type);
      return linkTo(key, file);
    },

    /**
     * Streams a file to storage while it is made, with few parts in memory. Returns a presigned URL like
     * `offer`. Stores nothing on failure.
     */
    async offerStream(notaryId: string, file: OfferedFile, content: AsyncIterable<Uint8Array>) {
      const { uploadInParts } = await import('../data-export/multipart-upload.ts');
      const key = keyOf(notaryId, file);
      await uploadInParts(key, content, { type: file.type, expectedBytes: 0 });
      return linkTo(key, file);
    },
  };
}

export type ExportFiles = ReturnType<typeof exportFiles>;
