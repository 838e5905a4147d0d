import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  GetObjectCommand,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  type ObjectLockMode,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { localRegion } from '../local/assembly/stack-plan.ts';
import { localCredentials } from '../local/aws/s3/s3-signature.ts';

/** A copied object: the file with its content, and what S3 stored with it. */
type FileCopy = {
  bucket: string;
  key: string;
  file: string;
  contentType?: string | undefined;
  metadata?: Record<string, string> | undefined;
  lock?: { mode: ObjectLockMode; until: string };
};

/** Objects that are read or written in parallel. */
const atOnce = 8;

/** Returns a client of the S3 emulator. */
function localS3Client(endpoint: string): S3Client {
  return new S3Client({ endpoint, region: localRegion, forcePathStyle: true, credentials: localCredentials });
}

async function inParallel<T>(all: readonly T[], run: (one: T) => Promise<void>): Promise<void> {
  const left = all.values();
  const worker = async () => {
    for (const one of left) await run(one);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Returns the versions that were current at a moment. A marker that is newer than a version hides it. */
async function versionsAt(client: S3Client, Bucket: string, moment: Date) {
  const newest = new Map<string, { at: number; versionId: string; isMarker: boolean }>();
  let next: { KeyMarker?: string; VersionIdMarker?: string } = {};
  let more = true;
  while (more) {
    const page: ListObjectVersionsCommandOutput = await client.send(
      new ListObjectVersionsCommand({ Bucket, ...next }),
    );
    const { Versions = [], DeleteMarkers = [], IsTruncated, NextKeyMarker, NextVersionIdMarker } = page;
    const all = [
      ...Versions.map((version) => ({ ...version, isMarker: false })),
      ...DeleteMarkers.map((version) => ({ ...version, isMarker: true })),
    ];
    for (const { Key = '', VersionId = '', LastModified, isMarker } of all) {
      const at = LastModified?.getTime() ?? 0;
      // S3 names versions in no order that can be relied on, but dates each one.
      if (at <= moment.getTime() && at >= (newest.get(Key)?.at ?? 0)) {
        newest.set(Key, { at, versionId: VersionId, isMarker });
      }
    }
    more = IsTruncated === true;
    next = { KeyMarker: NextKeyMarker ?? '', VersionIdMarker: NextVersionIdMarker ?? '' };
  }
  return [...newest]
    .filter(([, { isMarker }]) => !isMarker)
    .map(([key, { versionId }]) => ({ key, versionId }));
}

/** Copies the objects of buckets as they were at a moment into a folder, with their locks, while writes go on. */
export async function copyFiles(
  endpoint: string,
  buckets: readonly string[],
  moment: Date,
  folder: string,
): Promise<FileCopy[]> {
  const client = localS3Client(endpoint);
  await mkdir(folder, { recursive: true });
  const copies: FileCopy[] = [];
  try {
    for (const Bucket of buckets) {
      await inParallel(await versionsAt(client, Bucket, moment), async ({ key, versionId }) => {
        const found = await client.send(new GetObjectCommand({ Bucket, Key: key, VersionId: versionId }));
        const { ObjectLockMode: mode, ObjectLockRetainUntilDate: until } = found;
        const file = join(folder, String(copies.length));
        copies.push({
          bucket: Bucket,
          key,
          file,
          contentType: found.ContentType,
          metadata: found.Metadata,
          ...(mode && until && { lock: { mode, until: until.toISOString() } }),
        });
        await writeFile(file, (await found.Body?.transformToByteArray()) ?? new Uint8Array());
      });
    }
    return copies;
  } finally {
    client.destroy();
  }
}

/** Stores copied objects again, with their locks. */
export async function restoreFiles(endpoint: string, copies: readonly FileCopy[]): Promise<void> {
  const client = localS3Client(endpoint);
  try {
    await inParallel(copies, async ({ bucket, key, file, contentType, metadata, lock }) => {
      const Body = await readFile(file);
      await client.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: key,
          Body,
          ContentType: contentType,
          Metadata: metadata,
          ChecksumSHA256: createHash('sha256').update(Body).digest('base64'),
          ...(lock && {
            ObjectLockMode: lock.mode,
            ObjectLockRetainUntilDate: new Date(lock.until),
          }),
        }),
      );
    });
  } finally {
    client.destroy();
  }
}
