import { DeleteObjectsCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { env } from '#functions/env.ts';

const client = new S3Client({
  // A bucket name in the path works with every endpoint, S3's own included.
  forcePathStyle: true,
  // A presigned or streamed PUT must not carry the checksum of an empty body (aws-sdk-js-v3#6810).
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
});

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
