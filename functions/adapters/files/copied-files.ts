import { paginateListObjectsV2 } from '@aws-sdk/client-s3';
import { env } from '#functions/env.ts';
import { s3Client } from '../s3/s3-client.ts';
import { removeVersions } from '../s3/s3-versions.ts';
import { namedBy, noticesFolder } from './erasure-notice.ts';

/** A notice from the eraser, as copied by S3. */
export type Notice = { key: string; at: Date };

/** Reads notices of erased data, and removes that data from the copies. Every call can be repeated. */
export function copiedFiles() {
  const buckets = () => ({ files: env('FILES_COPIES'), sealed: env('SEALED_COPIES') });
  return {
    async *notices(): AsyncGenerator<Notice> {
      const pages = paginateListObjectsV2(
        { client: s3Client },
        { Bucket: buckets().files, Prefix: noticesFolder },
      );
      for await (const { Contents = [] } of pages) {
        for (const { Key, LastModified } of Contents) {
          if (Key && LastModified) yield { key: Key, at: LastModified };
        }
      }
    },

    /**
     * Removes everything that a notice names, with all versions and despite its locks, then the notice.
     * Throws if it names nothing.
     */
    async erase({ key }: Notice): Promise<void> {
      const named = namedBy(key);
      if (!named) throw new Error('A notice names no files of a notary');
      const { bucket, prefix } = named;
      await removeVersions(buckets()[bucket], prefix, { bypassesLocks: bucket === 'sealed' });
      await removeVersions(buckets().files, key, { bypassesLocks: false });
    },
  };
}

export type CopiedFiles = ReturnType<typeof copiedFiles>;
