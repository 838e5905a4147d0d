import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectVersionsCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { s3Client } from '#functions/adapters/s3/s3-client.ts';
import { env } from '#functions/env.ts';

type BucketName = 'FILES_BUCKET' | 'SEALED_BUCKET';

/** Returns the keys of the current objects of an entry, with the number of versions of each. */
export async function imagesIn(bucket: BucketName, notaryId: string, entryId: string) {
  const Prefix = `notaries/${notaryId}/entries/${entryId}/`;
  const { Versions = [], DeleteMarkers = [] } = await s3Client.send(
    new ListObjectVersionsCommand({ Bucket: env(bucket), Prefix }),
  );
  const hidden = DeleteMarkers.filter(({ IsLatest }) => IsLatest).map(({ Key }) => Key);
  const keys = new Set(Versions.map(({ Key = '' }) => Key));
  return [...keys]
    .filter((key) => !hidden.includes(key))
    .map((key) => ({ key, versions: Versions.filter(({ Key }) => Key === key).length }));
}

/** Returns until when the current version of a sealed file is locked, and how. */
export async function lockOf(key: string) {
  const head = await s3Client.send(new HeadObjectCommand({ Bucket: env('SEALED_BUCKET'), Key: key }));
  return { mode: head.ObjectLockMode, until: head.ObjectLockRetainUntilDate };
}

/** Removes or replaces an image of a draft without the product. */
export async function damageDraftImage(key: string, bytes?: Buffer): Promise<void> {
  const at = { Bucket: env('FILES_BUCKET'), Key: key };
  await s3Client.send(bytes ? new PutObjectCommand({ ...at, Body: bytes }) : new DeleteObjectCommand(at));
}

/** Returns the bytes of the current version of a sealed file. */
export async function sealedObject(key: string): Promise<Uint8Array> {
  const { Body } = await s3Client.send(new GetObjectCommand({ Bucket: env('SEALED_BUCKET'), Key: key }));
  if (!Body) throw new Error(`The sealed file ${key} is empty`);
  return Body.transformToByteArray();
}

/** Puts an object into the bucket for sealed files without the product, as a new version. */
export async function putLockedObject(key: string, body: string | Uint8Array): Promise<void> {
  await s3Client.send(
    new PutObjectCommand({
      Bucket: env('SEALED_BUCKET'),
      Key: key,
      Body: body,
      ChecksumAlgorithm: 'SHA256',
    }),
  );
}
