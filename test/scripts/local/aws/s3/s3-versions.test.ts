import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  GetObjectRetentionCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  PutObjectCommand,
  PutObjectRetentionCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3 } from '#scripts/local/aws/s3/s3.ts';
import { localCredentials } from '#scripts/local/aws/s3/s3-signature.ts';
import type { RunningServer } from '#scripts/local/processes/http-server.ts';

const buckets = [
  { name: 'plain', allowedOrigins: [] },
  { name: 'versioned', allowedOrigins: [], versioned: true },
  { name: 'locked', allowedOrigins: [], lockDays: 3_653 },
];
const dayMs = 86_400_000;
const years = (count: number) => new Date(Date.now() + count * 365 * dayMs);

let directory: string;
let s3: RunningServer;
let client: S3Client;
let offset = 0;

const clientOf = (changes: S3ClientConfig = {}) =>
  new S3Client({
    endpoint: `http://127.0.0.1:${s3.port}`,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: localCredentials,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...changes,
  });

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 's3-versions-'));
  s3 = await startS3(directory, buckets, () => new Date(Date.now() + offset));
  client = clientOf();
});

afterAll(async () => {
  client.destroy();
  await s3.stop();
  await rm(directory, { recursive: true });
});

async function read(Bucket: string, Key: string, VersionId?: string): Promise<string | undefined> {
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, VersionId }));
  return Body?.transformToString();
}

async function put(Bucket: string, Key: string, Body: string): Promise<string> {
  const command = new PutObjectCommand({ Bucket, Key, Body, ChecksumAlgorithm: 'SHA256' });
  return (await client.send(command)).VersionId ?? '';
}

async function versions(Bucket: string, Prefix: string) {
  const { Versions = [], DeleteMarkers = [] } = await client.send(
    new ListObjectVersionsCommand({ Bucket, Prefix }),
  );
  return { versions: Versions.map(({ VersionId }) => VersionId), markers: DeleteMarkers.length };
}

describe('a versioned bucket of the S3 emulator', () => {
  it('keeps every version that a write replaces', async () => {
    const first = await put('versioned', 'a', 'one');
    const second = await put('versioned', 'a', 'two');
    expect(await read('versioned', 'a')).toBe('two');
    expect(await read('versioned', 'a', first)).toBe('one');
    expect(await versions('versioned', 'a')).toEqual({ versions: [second, first], markers: 0 });
  });

  it('keeps all versions of writes that happen in parallel', async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, (_, at) => put('versioned', 'busy', `text ${at}`)),
    );
    expect((await versions('versioned', 'busy')).versions.toSorted()).toEqual(ids.toSorted());
    expect(await Promise.all(ids.map((id) => read('versioned', 'busy', id)))).toEqual(
      ids.map((_, at) => `text ${at}`),
    );
  });

  it('hides a deleted object behind a marker, and shows it again without the marker', async () => {
    const id = await put('versioned', 'hidden', 'text');
    await client.send(new DeleteObjectCommand({ Bucket: 'versioned', Key: 'hidden' }));
    await expect(read('versioned', 'hidden')).rejects.toMatchObject({ name: 'NoSuchKey' });
    const { Contents = [] } = await client.send(
      new ListObjectsV2Command({ Bucket: 'versioned', Prefix: 'hidden' }),
    );
    expect(Contents).toEqual([]);
    expect(await read('versioned', 'hidden', id)).toBe('text');
    const { DeleteMarkers = [] } = await client.send(
      new ListObjectVersionsCommand({ Bucket: 'versioned', Prefix: 'hidden' }),
    );
    const [found] = DeleteMarkers;
    expect(found?.IsLatest).toBe(true);
    await client.send(
      new DeleteObjectCommand({ Bucket: 'versioned', Key: 'hidden', VersionId: found?.VersionId }),
    );
    expect(await read('versioned', 'hidden')).toBe('text');
  });

  it('lists versions in pages', async () => {
    const ids = [await put('versioned', 'p/1', 'a'), await put('versioned', 'p/2', 'b')];
    const seen: (string | undefined)[] = [];
    const next = async (KeyMarker?: string, VersionIdMarker?: string): Promise<void> => {
      const at = { Bucket: 'versioned', Prefix: 'p/', MaxKeys: 1, KeyMarker, VersionIdMarker };
      const page = await client.send(new ListObjectVersionsCommand(at));
      seen.push(...(page.Versions ?? []).map(({ VersionId }) => VersionId));
      if (page.NextKeyMarker) await next(page.NextKeyMarker, page.NextVersionIdMarker);
    };
    await next();
    expect(seen).toEqual(ids);
  });

  it('takes no lock', async () => {
    const command = new PutObjectCommand({
      Bucket: 'versioned',
      Key: 'no-lock',
      Body: 'text',
      ChecksumAlgorithm: 'SHA256',
      ObjectLockMode: 'GOVERNANCE',
      ObjectLockRetainUntilDate: years(1),
    });
    await expect(client.send(command)).rejects.toMatchObject({ name: 'InvalidRequest' });
  });
});

describe('a bucket with Object Lock of the S3 emulator', () => {
  it('locks what is stored without a lock for its default of years', async () => {
    await put('locked', 'default', 'text');
    const head = await client.send(new HeadObjectCommand({ Bucket: 'locked', Key: 'default' }));
    expect(head.ObjectLockMode).toBe('GOVERNANCE');
    expect(head.ObjectLockRetainUntilDate?.getUTCFullYear()).toBe(new Date().getUTCFullYear() + 10);
  });

  it('copies an object with its checksum and a lock', async () => {
    await put('plain', 'from/here & there', 'signed');
    const until = years(30);
    const { CopyObjectResult } = await client.send(
      new CopyObjectCommand({
        Bucket: 'locked',
        Key: 'copy',
        CopySource: `plain/${encodeURIComponent('from/here & there')}`,
        ChecksumAlgorithm: 'SHA256',
        ObjectLockMode: 'GOVERNANCE',
        ObjectLockRetainUntilDate: until,
      }),
    );
    expect(CopyObjectResult?.ChecksumSHA256).toBe(createHash('sha256').update('signed').digest('base64'));
    expect(await read('locked', 'copy')).toBe('signed');
    const { Retention } = await client.send(new GetObjectRetentionCommand({ Bucket: 'locked', Key: 'copy' }));
    expect(Retention?.RetainUntilDate?.getTime()).toBe(until.getTime());
  });

  it('refuses to copy what does not exist, and a lock that has already ended', async () => {
    const copy = (CopySource: string, until: Date) =>
      client.send(
        new CopyObjectCommand({
          Bucket: 'locked',
          Key: 'none',
          CopySource,
          ObjectLockMode: 'GOVERNANCE',
          ObjectLockRetainUntilDate: until,
        }),
      );
    await expect(copy('plain/unknown', years(1))).rejects.toMatchObject({ name: 'NoSuchKey' });
    await put('plain', 'known', 'text');
    await expect(copy('plain/known', years(-1))).rejects.toMatchObject({ name: 'InvalidArgument' });
  });

  it('refuses an upload without a checksum', async () => {
    const command = new PutObjectCommand({ Bucket: 'locked', Key: 'unchecked', Body: 'text' });
    await expect(client.send(command)).rejects.toMatchObject({ name: 'InvalidRequest' });
  });

  it('never removes or replaces a locked version', async () => {
    const Key = 'kept';
    const VersionId = await put('locked', Key, 'original');
    const remove = new DeleteObjectCommand({ Bucket: 'locked', Key, VersionId });
    await expect(client.send(remove)).rejects.toMatchObject({ name: 'AccessDenied' });
    const { Errors } = await client.send(
      new DeleteObjectsCommand({ Bucket: 'locked', Delete: { Objects: [{ Key, VersionId }] } }),
    );
    expect(Errors).toEqual([expect.objectContaining({ Key, Code: 'AccessDenied' })]);
    await put('locked', Key, 'forged');
    await client.send(new DeleteObjectCommand({ Bucket: 'locked', Key }));
    expect(await read('locked', Key, VersionId)).toBe('original');
  });

  it('removes a version when its lock has ended, or when governance mode is bypassed', async () => {
    const ended = await put('locked', 'ended', 'text');
    offset = 11 * 366 * dayMs;
    try {
      // A client whose clock is ahead as well, or S3 refuses its signature.
      const ahead = clientOf({ systemClockOffset: offset });
      await ahead.send(new DeleteObjectCommand({ Bucket: 'locked', Key: 'ended', VersionId: ended }));
    } finally {
      offset = 0;
    }
    const bypassed = await put('locked', 'bypassed', 'text');
    await client.send(
      new DeleteObjectCommand({
        Bucket: 'locked',
        Key: 'bypassed',
        VersionId: bypassed,
        BypassGovernanceRetention: true,
      }),
    );
    for (const [Key, VersionId] of [
      ['ended', ended],
      ['bypassed', bypassed],
    ] as const) {
      await expect(read('locked', Key, VersionId)).rejects.toMatchObject({ name: 'NoSuchVersion' });
    }
  });

  it('makes a lock longer, but not shorter', async () => {
    const Key = 'relocked';
    await put('locked', Key, 'text');
    const lock = (until: Date) =>
      client.send(
        new PutObjectRetentionCommand({
          Bucket: 'locked',
          Key,
          Retention: { Mode: 'GOVERNANCE', RetainUntilDate: until },
        }),
      );
    await lock(years(20));
    await expect(lock(years(1))).rejects.toMatchObject({ name: 'AccessDenied' });
    expect(await read('locked', Key)).toBe('text');
  });
});
