import { env } from '#functions/env.ts';
import { exportFilePath, exportFolder } from './export-link.ts';
import type { ZippedFile } from './zip-stream.ts';

const partPath = (notaryId: string, exportId: string, name: string) =>
  `${exportFolder(notaryId, exportId)}/parcels/${name}`;

/** What a notary uploaded, except pictures, which have a bucket of their own. */
const documentsOf = (notaryId: string) => `notaries/${notaryId}/documents/`;

/** Answers undefined for an object that is not there. */
async function unlessGone(reading: Promise<Uint8Array>): Promise<Buffer | undefined> {
  try {
    return Buffer.from(await reading);
  } catch (error) {
    if (error instanceof Error && error.name === 'NoSuchKey') return undefined;
    throw error;
  }
}

/** Exports in S3: what is collected for one, the finished file, and the files of the account that go into it. */
export function exportObjects() {
  return {
    /** Keeps a part of what is collected; keeping it again replaces it. */
    async keep(notaryId: string, exportId: string, name: string, bytes: Uint8Array): Promise<void> {
      const { putObject } = await import('../s3-objects.ts');
      await putObject(partPath(notaryId, exportId, name), bytes, 'application/octet-stream');
    },

    async kept(notaryId: string, exportId: string, name: string): Promise<Buffer> {
      const { getObject } = await import('../s3-objects.ts');
      return Buffer.from(await getObject(partPath(notaryId, exportId, name)));
    },

    /** The names of the notary's documents. */
    async documents(notaryId: string): Promise<string[]> {
      const { listObjects } = await import('../s3-listing.ts');
      const { keys } = await listObjects(documentsOf(notaryId));
      return keys.map((key) => key.slice(documentsOf(notaryId).length)).toSorted();
    },

    /** A document of the notary; undefined when it was deleted meanwhile. */
    async document(notaryId: string, name: string): Promise<Buffer | undefined> {
      const { getObject } = await import('../s3-objects.ts');
      return unlessGone(getObject(documentsOf(notaryId) + name));
    },

    /** The profile picture at an address of the site; undefined when it was removed meanwhile. */
    async picture(url: string): Promise<Buffer | undefined> {
      const [{ GetObjectCommand }, { s3Client }] = await Promise.all([
        import('@aws-sdk/client-s3'),
        import('../s3-client.ts'),
      ]);
      // CloudFront asks for objects by the path of their address.
      const command = new GetObjectCommand({ Bucket: env('PICTURES_BUCKET'), Key: url.slice(1) });
      const reading = s3Client.send(command).then(({ Body }) => {
        if (!Body) throw new Error('S3 answered no body');
        return Body.transformToByteArray();
      });
      return unlessGone(reading);
    },

    /** Puts files into the one ZIP of an export as they come, and answers its bytes. */
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
