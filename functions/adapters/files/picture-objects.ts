import { DeleteObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { env } from '#functions/env.ts';
import { s3Client } from '../s3-client.ts';

/** An object of the bucket of pictures. */
const place = (Key: string) => ({ Bucket: env('PICTURES_BUCKET'), Key });

/** A picture never changes under its address; one that was removed is out of every cache after a day. */
const cacheControl = 'public, max-age=86400, immutable';

/** Stores a picture to be served to everybody who has its address. */
export async function putPicture(key: string, jpeg: Uint8Array): Promise<void> {
  const served = { ContentType: 'image/jpeg', CacheControl: cacheControl };
  await s3Client.send(new PutObjectCommand({ ...place(key), ...served, Body: new Uint8Array(jpeg) }));
}

/** Removes a picture; one that is not there is no error. */
export async function removePicture(key: string): Promise<void> {
  await s3Client.send(new DeleteObjectCommand(place(key)));
}
