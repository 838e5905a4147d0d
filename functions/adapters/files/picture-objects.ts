import { DeleteObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { env } from '#functions/env.ts';
import { s3Client } from '../s3/s3-client.ts';

/** Bucket and key of a picture. */
const place = (Key: string) => ({ Bucket: env('PICTURES_BUCKET'), Key });

/** A picture never changes under its URL. A removed one disappears from all caches within a day. */
const cacheControl = 'public, max-age=86400, immutable';

/** Stores a picture that anyone with its URL can fetch. */
export async function putPicture(key: string, jpeg: Uint8Array): Promise<void> {
  const served = { ContentType: 'image/jpeg', CacheControl: cacheControl };
  await s3Client.send(new PutObjectCommand({ ...place(key), ...served, Body: new Uint8Array(jpeg) }));
}

/** Removes a picture. Does nothing if it does not exist. */
export async function removePicture(key: string): Promise<void> {
  await s3Client.send(new DeleteObjectCommand(place(key)));
}
