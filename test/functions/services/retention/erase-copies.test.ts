import { PutObjectCommand } from '@aws-sdk/client-s3';
import { ulid } from 'ulid';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { copiedFiles } from '#functions/adapters/files/copied-files.ts';
import { erasedFiles } from '#functions/adapters/files/erased-files.ts';
import { noticeKey } from '#functions/adapters/files/erasure-notice.ts';
import { imagePath } from '#functions/adapters/images/image-files.ts';
import { s3Client } from '#functions/adapters/s3/s3-client.ts';
import { env } from '#functions/env.ts';
import { eraseCopies, waitingDays } from '#functions/services/retention/erase-copies.ts';
import { imagesIn } from '#test/support/locked-files.ts';
import { useStackEnvironment } from '#test/support/stack.ts';

// The emulator of S3 copies nothing, so the buckets of the stage stand for their copies.
let notaryId: string;
const kept = ulid();
const erased = ulid();

beforeAll(async () => {
  await useStackEnvironment();
  vi.stubEnv('FILES_COPIES', env('FILES_BUCKET'));
  vi.stubEnv('SEALED_COPIES', env('SEALED_BUCKET'));
});

const store = (Bucket: string, Key: string) =>
  s3Client.send(new PutObjectCommand({ Bucket, Key, Body: 'image', ChecksumAlgorithm: 'SHA256' }));

beforeEach(async () => {
  notaryId = ulid();
  for (const entryId of [kept, erased]) {
    for (const Bucket of [env('FILES_BUCKET'), env('SEALED_BUCKET')]) {
      await store(Bucket, imagePath(notaryId, entryId, 'image'));
    }
  }
});

const notify = (Key: string) =>
  s3Client.send(new PutObjectCommand({ Bucket: env('FILES_BUCKET'), Key, Body: '' }));

/** Follows the notices about this test's notary, some days later. */
async function run(days: number) {
  const copies = copiedFiles();
  const failures: string[] = [];
  const counts = await eraseCopies({
    copies: {
      ...copies,
      async *notices() {
        for await (const notice of copies.notices()) if (notice.key.includes(notaryId)) yield notice;
      },
    },
    reportFailure: ({ key }) => failures.push(key),
    now: () => new Date(Date.now() + (days * 24 * 60 + 1) * 60_000),
  });
  return { ...counts, failures };
}

const left = async (bucket: 'FILES_BUCKET' | 'SEALED_BUCKET') =>
  [await imagesIn(bucket, notaryId, kept), await imagesIn(bucket, notaryId, erased)].map(
    ({ length }) => length,
  );

describe('eraseCopies', () => {
  it('erases an entry from the copies of both buckets, under its lock, after some weeks', async () => {
    await notify(noticeKey('files', imagePath(notaryId, erased, '')));
    await notify(noticeKey('sealed', imagePath(notaryId, erased, '')));
    expect(await run(waitingDays - 1)).toMatchObject({ erased: 0, waiting: 2 });
    expect(await left('SEALED_BUCKET')).toEqual([1, 1]);
    expect(await run(waitingDays)).toMatchObject({ erased: 2, failed: 0 });
    expect(await left('FILES_BUCKET')).toEqual([1, 0]);
    expect(await left('SEALED_BUCKET')).toEqual([1, 0]);
    expect(await run(waitingDays)).toMatchObject({ erased: 0, waiting: 0 });
  });

  it('keeps the locked files of a journal whose account was erased without it', async () => {
    await notify(noticeKey('files', `notaries/${notaryId}/`));
    await run(waitingDays);
    expect(await left('FILES_BUCKET')).toEqual([0, 0]);
    expect(await left('SEALED_BUCKET')).toEqual([1, 1]);
  });

  it('erases nothing for a notice that names too much, and goes on with the others', async () => {
    await notify(`erased/sealed/notaries/x${notaryId}`);
    await notify(noticeKey('sealed', imagePath(notaryId, erased, '')));
    const { failures, ...counts } = await run(waitingDays);
    expect(counts).toEqual({ erased: 1, waiting: 0, failed: 1 });
    expect(failures).toEqual([`erased/sealed/notaries/x${notaryId}`]);
    expect(await left('SEALED_BUCKET')).toEqual([1, 0]);
  });

  it.each([
    ['an entry', () => erasedFiles().removeEntry(notaryId, erased), [1, 0]],
    ['the locked files of an account', () => erasedFiles().removeLocked(notaryId), [0, 0]],
  ] as const)('follows the notices that the eraser leaves about %s', async (_, erase, expected) => {
    await erase();
    // The copies still have what the eraser removed.
    for (const entryId of [kept, erased]) {
      await store(env('SEALED_BUCKET'), imagePath(notaryId, entryId, 'image'));
    }
    expect((await run(waitingDays)).failed).toBe(0);
    expect((await left('SEALED_BUCKET')).map((count) => Math.min(count, 1))).toEqual(expected);
  });
});
