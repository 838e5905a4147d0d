import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import { signable } from './s3-objects.ts';

/** Returns the keys of the first objects below a prefix, at most `limit`, and whether there are more. */
export async function listObjects(prefix: string, limit = 1_000): Promise<{ keys: string[]; more: boolean }> {
  const { client, place } = signable(prefix);
  const { Contents = [], IsTruncated = false } = await client.send(
    new ListObjectsV2Command({ Bucket: place.Bucket, Prefix: prefix, MaxKeys: limit }),
  );
  return { keys: Contents.flatMap(({ Key }) => (Key ? [Key] : [])), more: IsTruncated };
}

/** Returns the size of an object in bytes. Undefined if it doesn't exist. Only needs permission to list. */
export async function objectSize(key: string): Promise<number | undefined> {
  const { client, place } = signable(key);
  const { Contents = [] } = await client.send(
    new ListObjectsV2Command({ Bucket: place.Bucket, Prefix: key, MaxKeys: 1 }),
  );
  return Contents.find(({ Key }) => Key === key)?.Size;
}
