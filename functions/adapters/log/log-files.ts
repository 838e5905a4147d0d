import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { sameBytes } from '#shared/evidence/bytes.ts';

/** A file that changes, and the ETag of the version that was read. */
export type ChangingFile = { text: string; etag: string };

/** The files of the log, by their paths at the address of the site, such as `/log/checkpoint`. */
export type LogFiles = {
  /** Returns a file's bytes; undefined if there is none. */
  read(path: string): Promise<Uint8Array | undefined>;
  /** Stores a file that never changes. Storing it again does nothing. Throws if it exists with other bytes. */
  keep(path: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Returns a file that changes; undefined if there is none. */
  readChanging(path: string): Promise<ChangingFile | undefined>;
  /**
   * Replaces the version of a changing file that was read, or writes the first one. Viewers may keep it for `seconds`.
   * False if the file changed in the meantime.
   */
  replace(
    path: string,
    file: { text: string; type: string; seconds: number },
    before?: ChangingFile,
  ): Promise<boolean>;
};

const forever = 'public, max-age=31536000, immutable';

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

/** Two conditional writes in parallel: S3 answers 412 to the one that is late, or 409 while the other one is running. */
const wasChanged = (error: unknown) =>
  ['PreconditionFailed', 'ConditionalRequestConflict'].includes(nameOf(error));

/** Returns the files of the log in a bucket. */
export function logFiles(Bucket: string, client: S3Client): LogFiles {
  const placeOf = (path: string) => ({ Bucket, Key: path.slice(1) });

  async function find(path: string) {
    try {
      return await client.send(new GetObjectCommand(placeOf(path)));
    } catch (error) {
      if (nameOf(error) === 'NoSuchKey') return undefined;
      throw error;
    }
  }

  const read = async (path: string) => (await find(path))?.Body?.transformToByteArray();

  return {
    read,

    async keep(path, bytes, type) {
      const command = new PutObjectCommand({
        ...placeOf(path),
        Body: bytes,
        ContentType: type,
        CacheControl: forever,
        IfNoneMatch: '*',
      });
      try {
        await client.send(command);
      } catch (error) {
        if (!wasChanged(error)) throw error;
        const kept = await read(path);
        // While another process writes it, it may not exist yet; the next run writes it again.
        if (!kept) throw error;
        if (!sameBytes(kept, bytes)) throw new Error(`${path} exists with other content`);
      }
    },

    async readChanging(path) {
      const found = await find(path);
      if (!found?.Body || !found.ETag) return undefined;
      return { text: await found.Body.transformToString(), etag: found.ETag };
    },

    async replace(path, { text, type, seconds }, before) {
      const command = new PutObjectCommand({
        ...placeOf(path),
        Body: text,
        ContentType: type,
        CacheControl: `public, max-age=${seconds}`,
        ...(before ? { IfMatch: before.etag } : { IfNoneMatch: '*' }),
      });
      try {
        await client.send(command);
        return true;
      } catch (error) {
        if (wasChanged(error)) return false;
        throw error;
      }
    },
  };
}
