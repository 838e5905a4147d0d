import { env } from '#functions/env.ts';
import { exportFilePath, exportFolder } from './export-link.ts';
import type { ZippedFile } from './zip-stream.ts';

const partPath = (notaryId: string, exportId: string, name: string) =>
  `${exportFolder(notaryId, exportId)}/parcels/${name}`;

/** The folder of a notary's uploads. Pictures are in a separate bucket. */
const documentsOf = (notaryId: string) => `notaries/${notaryId}/documents/`;

/** Returns undefined for an object that does not exist. */
async function unlessGone(reading: Promise<Uint8Array>): Promise<Buffer | undefined> {
  try {
    return Buffer.from(await reading);
  } catch (error) {
    if (error instanceof Error && error.name === 'NoSuchKey') return undefined;
    throw error;
  }
}

/**
 * Stores data exports in S3 (docs/adr/0016-data-export.md): collected parts, the finished file, and the
 * account's own files that it includes.
 */
export function exportObjects() {
  return {
    /** Stores a part of the collected data. Storing it again replaces it. */
    async keep(notaryId: string, exportId: string, name: string, bytes: Uint8Array): Promise<void> {
      const { putObject } = await import('../s3/s3-objects.ts');
      await putObject(partPath(notaryId, exportId, name), bytes, 'application/octet-stream');
    },

    /** Returns a stored part. Throws if it does not exist. */
    async kept(notaryId: string, exportId: string, name: string): Promise<Buffer> {
      const { getObject } = await import('../s3/s3-objects.ts');
      return Buffer.from(await getObject(partPath(notaryId, exportId, name)));
    },

    /** Returns the file names of the notary's documents, sorted. */
    async documents(notaryId: string): Promise<string[]> {
      const { listObjects } = await import('../s3/s3-listing.ts');
      const { keys } = await listObjects(documentsOf(notaryId));
      return keys.map((key) => key.slice(documentsOf(notaryId).length)).toSorted();
    },

    /** Returns a document of the notary. Undefined if it was deleted in the meantime. */
    async document(notaryId: string, name: string): Promise<Buffer | undefined> {
      const { getObject } = await import('../s3/s3-objects.ts');
      return unlessGone(getObject(documentsOf(notaryId) + name));
    },

    /** Returns the profile picture at a URL of the site. Undefined if it was removed in the meantime. */
    async picture(url: string): Promise<Buffer | undefined> {
      const [{ GetObjectCommand }, { s3Client }] = await Promise.all([
        import('@aws-sdk/client-s3'),
        import('../s3/s3-client.ts'),
      ]);
      // CloudFront requests an object by the path of its URL.
      const command = new GetObjectCommand({ Bucket: env('PICTURES_BUCKET'), Key: url.slice(1) });
      const reading = s3Client.send(command).then(({ Body }) => {
        if (!Body) throw new Error('S3 returned no body');
        return Body.transformToByteArray();
      });
      return unlessGone(reading);
    },

    /** Writes the ZIP of an export from files as they are made. Returns its size in bytes. */
    async file(
      notaryId: string,
      exportId: string,
      files: AsyncIterable<ZippedFile>,
      { date, expectedBytes }: { date: Date; expectedBytes: number },
    ): Promise<number> {
      const [{ zipStream }, { uploadInParts }] = await Promise.all([
        import('./zip-stream.ts'),
        import('./multipart-upload.ts'),
      ]);
      const content = zipStream(files, date);
      return uploadInParts(exportFilePath(notaryId, exportId), content, {
        type: 'application/zip',
        expectedBytes,
      });
    },
  };
}

export type ExportObjects = ReturnType<typeof exportObjects>;
