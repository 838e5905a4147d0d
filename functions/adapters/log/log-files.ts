import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { sameBytes } from '#shared/evidence/bytes.ts';

/** A changing file, and the ETag of the version that was read. */
export type ChangingFile = { text: string; etag: string };

/** The log's files, by path on the site, such as `/log/checkpoint`. */
export type LogFiles = {
  /** Returns a file's bytes, if it exists. */
  read(path: string): Promise<Uint8Array | undefined>;
  /**
   * Stores a file that never changes. Storing it again does nothing. Throws if it exists with different
   * bytes.
   */
  keep(path: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Returns a changing file, if it exists. */
  readChanging(path: string): Promise<ChangingFile | undefined>;
  /**
   * Replaces the version of a changing file that was read, or writes the first one. Viewers may cache it for
   * `seconds`. False if the file changed in the meantime.
   */
  replace(
    path: string,
    file: { text: string; type: string; seconds: number },
    before?: ChangingFile,
  ): Promise<boolean>;
};

const forever = 'public, max-age=31536000, immutable';

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

/**
 * For two parallel conditional writes, S3 responds with 412 to the late one, or 409 while the other one is
 * running.
 */
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
