import { CopyObjectCommand } from '@aws-sdk/client-s3';
import { env } from '#functions/env.ts';
import { signable } from './s3-objects.ts';

/**
 * Copies an object of the files bucket to the same key of the bucket for sealed files, where the copy can't
 * be deleted or replaced before `until`. Returns its SHA-256 in hex, which S3 computed from the copied bytes.
 * Copying again adds an identical version. Throws if the object doesn't exist.
 */
export async function copyLocked(key: string, until: Date): Promise<string> {
  const { client, place } = signable(key);
  const { CopyObjectResult } = await client.send(
    new CopyObjectCommand({
      Bucket: env('SEALED_BUCKET'),
      Key: key,
      CopySource: `${place.Bucket}/${encodeURIComponent(key)}`,
      ChecksumAlgorithm: 'SHA256',
      ObjectLockMode: 'GOVERNANCE',
      ObjectLockRetainUntilDate: until,
    }),
  );
  const checksum = CopyObjectResult?.ChecksumSHA256;
  if (!checksum) throw new Error('S3 returned no checksum of a copy');
  return Buffer.from(checksum, 'base64').toString('hex');
}
