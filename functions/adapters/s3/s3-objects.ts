import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { env } from '#functions/env.ts';
import { s3Client as client } from './s3-client.ts';

/** Bucket and key of an object in the files bucket. */
const place = (key: string) => ({ Bucket: env('FILES_BUCKET'), Key: key });

/** Stores bytes under a key, with metadata that copies keep. Storing the same again changes nothing. */
export async function putObject(
  key: string,
  bytes: Uint8Array,
  contentType: string,
  metadata?: Record<string, string>,
): Promise<void> {
  const facts = { ContentType: contentType, ...(metadata && { Metadata: metadata }) };
  await client.send(new PutObjectCommand({ ...place(key), Body: bytes, ...facts }));
}

/** Returns the bytes under a key of the files bucket. Throws if it does not exist. */
export function getObject(key: string): Promise<Uint8Array> {
  return read(place(key));
}

/** Returns the bytes under a key of the bucket for sealed files. Throws if it does not exist. */
export function getLockedObject(key: string): Promise<Uint8Array> {
  return read({ Bucket: env('SEALED_BUCKET'), Key: key });
}

/** Returns the metadata under a key of the bucket for sealed files. Throws if it does not exist. */
export async function lockedMetadata(key: string): Promise<Record<string, string>> {
  const { Metadata } = await client.send(new HeadObjectCommand({ Bucket: env('SEALED_BUCKET'), Key: key }));
  return Metadata ?? {};
}

async function read(from: { Bucket: string; Key: string }): Promise<Uint8Array> {
  const { Body } = await client.send(new GetObjectCommand(from));
  if (!Body) throw new Error('S3 returned no body');
  return Body.transformToByteArray();
}

/** Removes the objects with these keys, and ignores missing ones. Throws if S3 kept any. */
export async function deleteObjects(keys: readonly string[]): Promise<void> {
  const { Bucket } = place('');
  const Objects = keys.map((Key) => ({ Key }));
  const { Errors } = await client.send(
    new DeleteObjectsCommand({ Bucket, Delete: { Quiet: true, Objects } }),
  );
  if (Errors?.length) throw new Error(`S3 kept ${Errors.length} objects: ${Errors[0]?.Code}`);
}

/**
 * Returns the client, bucket, and key of an object, for signing links and for calls that few functions make.
 */
export function signable(key: string) {
  return { client, place: place(key) };
}
