import { DeleteObjectsCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { env } from '#functions/env.ts';
import { s3Client as client } from './s3-client.ts';

/** An object of the files bucket. */
const place = (key: string) => ({ Bucket: env('FILES_BUCKET'), Key: key });

/** Stores bytes under a key; storing the same again changes nothing. */
export async function putObject(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
  await client.send(new PutObjectCommand({ ...place(key), Body: bytes, ContentType: contentType }));
}

/** The bytes under a key; throws when there are none. */
export async function getObject(key: string): Promise<Uint8Array> {
  const { Body } = await client.send(new GetObjectCommand(place(key)));
  if (!Body) throw new Error('S3 answered no body');
  return Body.transformToByteArray();
}

/** Removes what lies under the keys; a key with nothing under it is no error. */
export async function deleteObjects(keys: readonly string[]): Promise<void> {
  const { Bucket } = place('');
  const Objects = keys.map((Key) => ({ Key }));
  const { Errors } = await client.send(
    new DeleteObjectsCommand({ Bucket, Delete: { Quiet: true, Objects } }),
  );
  if (Errors?.length) throw new Error(`S3 kept ${Errors.length} objects: ${Errors[0]?.Code}`);
}

/** The client and the place of an object, for signing links to it and for calls that few functions make. */
export function signable(key: string) {
  return { client, place: place(key) };
}
