import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3 } from '#scripts/local/aws/s3/s3.ts';
import { localCredentials } from '#scripts/local/aws/s3/s3-signature.ts';
import type { RunningServer } from '#scripts/local/processes/http-server.ts';

const Bucket = 'files';
const buckets = [{ name: Bucket, allowedOrigins: ['http://localhost:3000'] }];
let directory: string;
let s3: RunningServer;
let offset = 0;

const start = () => startS3(directory, buckets, () => new Date(Date.now() + offset));

const clientOf = (changes: S3ClientConfig = {}) =>
  new S3Client({
    endpoint: `http://127.0.0.1:${s3.port}`,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: localCredentials,
    ...changes,
  });

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 's3-test-'));
  s3 = await start();
});

afterAll(async () => {
  await s3.stop();
  await rm(directory, { recursive: true });
});

async function read(Key: string): Promise<string | undefined> {
  return (await clientOf().send(new GetObjectCommand({ Bucket, Key }))).Body?.transformToString();
}

const put = (Key: string, Body: string, client = clientOf()) =>
  client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: 'text/plain' }));

describe('the S3 emulator', () => {
  it('keeps objects under any key, also after a restart', async () => {
    const key = 'notaries/1/name with spaces & +%2F é.txt';
    await put(key, 'hello');
    await s3.stop();
    s3 = await start();
    expect(await read(key)).toBe('hello');
    const head = await clientOf().send(new HeadObjectCommand({ Bucket, Key: key }));
    expect(head).toMatchObject({ ContentLength: 5, ContentType: 'text/plain' });
  });

  it.each(['WHEN_SUPPORTED', 'WHEN_REQUIRED'] as const)(
    'stores what a stream carries, checksums %s',
    async (mode) => {
      const client = clientOf({ requestChecksumCalculation: mode });
      const content = 'streamed '.repeat(20_000);
      await client.send(
        new PutObjectCommand({
          Bucket,
          Key: `stream-${mode}`,
          Body: Readable.from([content.slice(0, 70_000), content.slice(70_000)]),
          ContentLength: content.length,
        }),
      );
      expect(await read(`stream-${mode}`)).toBe(content);
    },
  );

  it('rejects content that does not match its checksum', async () => {
    const damaged = new PutObjectCommand({ Bucket, Key: 'damaged', Body: 'x', ChecksumCRC32: 'AAAAAA==' });
    await expect(clientOf().send(damaged)).rejects.toMatchObject({ name: 'BadDigest' });
    await expect(read('damaged')).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it('writes only once when the request requires it', async () => {
    const once = (Body: string) =>
      clientOf().send(new PutObjectCommand({ Bucket, Key: 'once', Body, IfNoneMatch: '*' }));
    await once('first');
    await expect(once('second')).rejects.toMatchObject({ name: 'PreconditionFailed' });
    expect(await read('once')).toBe('first');
  });

  it('lists and deletes', async () => {
    await Promise.all(['list/a', 'list/b & <c>', 'other'].map((key) => put(key, 'x')));
    const keys = async () => {
      const { Contents = [] } = await clientOf().send(new ListObjectsV2Command({ Bucket, Prefix: 'list/' }));
      return Contents.map(({ Key }) => Key);
    };
    expect(await keys()).toEqual(['list/a', 'list/b & <c>']);
    const first = new ListObjectsV2Command({ Bucket, Prefix: 'list/', MaxKeys: 1 });
    expect(await clientOf().send(first)).toMatchObject({ KeyCount: 1, IsTruncated: true });
    const Objects = [{ Key: 'list/b & <c>' }, { Key: 'list/never-there' }];
    await clientOf().send(new DeleteObjectsCommand({ Bucket, Delete: { Quiet: true, Objects } }));
    expect(await keys()).toEqual(['list/a']);
  });

  it('rejects requests that the right key did not sign', async () => {
    await put('private', 'secret');
    expect((await fetch(`http://127.0.0.1:${s3.port}/${Bucket}/private`)).status).toBe(403);
    const wrong = clientOf({ credentials: { ...localCredentials, secretAccessKey: 'guessed' } });
    await expect(put('private', 'changed', wrong)).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
    expect(await read('private')).toBe('secret');
  });

  it('answers unknown buckets and keys as S3 does', async () => {
    await expect(read('unknown')).rejects.toMatchObject({ name: 'NoSuchKey' });
    const elsewhere = new GetObjectCommand({ Bucket: 'unknown', Key: 'x' });
    await expect(clientOf().send(elsewhere)).rejects.toMatchObject({ name: 'NoSuchBucket' });
  });

  describe('a presigned address', () => {
    const sign = (Key: string) =>
      getSignedUrl(
        clientOf(),
        new GetObjectCommand({ Bucket, Key, ResponseContentDisposition: 'attachment; filename="entry.pdf"' }),
        { expiresIn: 60 },
      );

    it('opens one object under a file name, for pages of the site', async () => {
      await put('export', 'pdf');
      const url = await sign('export');
      const answer = await fetch(url, { headers: { origin: 'http://localhost:3000' } });
      expect(await answer.text()).toBe('pdf');
      expect(answer.headers.get('content-disposition')).toBe('attachment; filename="entry.pdf"');
      expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
      const foreign = await fetch(url, { headers: { origin: 'http://evil.example' } });
      expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
    });

    it('opens no other object and no other name', async () => {
      await put('export', 'pdf');
      await put('export2', 'other');
      const url = await sign('export');
      expect((await fetch(url.replace('/export?', '/export2?'))).status).toBe(403);
      expect((await fetch(url.replace('entry.pdf', 'virus.exe'))).status).toBe(403);
    });

    it('opens nothing once it has expired', async () => {
      await put('export', 'pdf');
      const url = await sign('export');
      offset = 120_000;
      const answer = await fetch(url);
      offset = 0;
      expect(answer.status).toBe(403);
    });
  });

  describe('a signed form', () => {
    const sign = (Key: string, seconds = 60) =>
      createPresignedPost(clientOf(), {
        Bucket,
        Key,
        Fields: { 'Content-Type': 'text/plain' },
        Conditions: [['content-length-range', 2, 5]],
        Expires: seconds,
      });

    async function post(
      { url, fields }: { url: string; fields: Record<string, string> },
      content: string,
      origin = 'http://localhost:3000',
    ) {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append('file', new Blob([content]), 'any.txt');
      const answer = await fetch(url, { method: 'POST', body: form, headers: { origin } });
      const code = /<Code>(.*)<\/Code>/.exec(await answer.text())?.[1];
      return { status: answer.status, code, allowed: answer.headers.get('access-control-allow-origin') };
    }

    it('stores one object with its label, from pages of the site', async () => {
      const answer = await post(await sign('posted'), 'hello');
      expect(answer).toEqual({ status: 204, code: undefined, allowed: 'http://localhost:3000' });
      expect(await read('posted')).toBe('hello');
      const head = await clientOf().send(new HeadObjectCommand({ Bucket, Key: 'posted' }));
      expect(head).toMatchObject({ ContentLength: 5, ContentType: 'text/plain' });
      expect(await post(await sign('posted'), 'again', 'http://evil.example')).toMatchObject({
        allowed: null,
      });
    });

    it('enforces its size limits', async () => {
      expect(await post(await sign('large'), 'helloo')).toMatchObject({
        status: 400,
        code: 'EntityTooLarge',
      });
      expect(await post(await sign('small'), 'h')).toMatchObject({ status: 400, code: 'EntityTooSmall' });
      for (const key of ['large', 'small']) {
        await expect(read(key)).rejects.toMatchObject({ name: 'NoSuchKey' });
      }
    });

    it.each([
      ['another key', { key: 'other' }, 403, 'AccessDenied'],
      ['another label', { 'Content-Type': 'text/html' }, 403, 'AccessDenied'],
      ['a field that it does not name', { 'x-amz-meta-a': 'b' }, 403, 'AccessDenied'],
      ['no policy', { Policy: '' }, 403, 'AccessDenied'],
      ['another signature', { 'X-Amz-Signature': 'f'.repeat(64) }, 403, 'SignatureDoesNotMatch'],
      ['another policy', { Policy: 'e30=' }, 403, 'SignatureDoesNotMatch'],
      [
        'a stranger as its signer',
        { 'X-Amz-Credential': 'me/20260101/us-east-1/s3' },
        403,
        'InvalidAccessKeyId',
      ],
    ])('is rejected with %s', async (_, changed: Record<string, string>, status, code) => {
      const { url, fields } = await sign('changed');
      expect(await post({ url, fields: { ...fields, ...changed } }, 'hello')).toMatchObject({ status, code });
      await expect(read('changed')).rejects.toMatchObject({ name: 'NoSuchKey' });
    });

    it('is rejected once it has expired', async () => {
      const form = await sign('late');
      offset = 61_000;
      const answer = await post(form, 'hello');
      offset = 0;
      expect(answer).toMatchObject({ status: 403, code: 'AccessDenied' });
      await expect(read('late')).rejects.toMatchObject({ name: 'NoSuchKey' });
    });

    it('is rejected without a file', async () => {
      const { url, fields } = await sign('empty');
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      expect((await fetch(url, { method: 'POST', body: form })).status).toBe(400);
    });
  });

  describe('multipart uploads', () => {
    const key = 'in parts';
    const whole = Buffer.alloc(11 * 1024 * 1024, 'abcdefg');
    const edge = 5 * 1024 * 1024;
    const begin = async () => {
      const { UploadId } = await clientOf().send(
        new CreateMultipartUploadCommand({ Bucket, Key: key, ContentType: 'application/zip' }),
      );
      return UploadId;
    };
    const part = async (UploadId: string | undefined, PartNumber: number, Body: Buffer) => {
      const { ETag } = await clientOf().send(
        new UploadPartCommand({ Bucket, Key: key, UploadId, PartNumber, Body }),
      );
      return { ETag, PartNumber };
    };
    const complete = (
      UploadId: string | undefined,
      Parts: { ETag: string | undefined; PartNumber: number }[],
    ) =>
      clientOf().send(
        new CompleteMultipartUploadCommand({ Bucket, Key: key, UploadId, MultipartUpload: { Parts } }),
      );

    it('become one object when they are completed, and not before', async () => {
      const id = await begin();
      const second = await part(id, 2, whole.subarray(edge));
      const first = await part(id, 1, whole.subarray(0, edge));
      await expect(read(key)).rejects.toMatchObject({ name: 'NoSuchKey' });
      await expect(complete(id, [second, first])).rejects.toMatchObject({ name: 'InvalidPartOrder' });
      await expect(complete(id, [{ ...first, ETag: '"0"' }, second])).rejects.toMatchObject({
        name: 'InvalidPart',
      });
      await complete(id, [first, second]);
      const { Body, ContentType } = await clientOf().send(new GetObjectCommand({ Bucket, Key: key }));
      expect(whole.equals(Buffer.from((await Body?.transformToByteArray()) ?? []))).toBe(true);
      expect(ContentType).toBe('application/zip');
      await expect(complete(id, [first, second])).rejects.toMatchObject({ name: 'NoSuchUpload' });
    });

    it('require 5 MB for every part but the last, and are gone when they are aborted', async () => {
      const id = await begin();
      const small = [await part(id, 1, whole.subarray(0, 99)), await part(id, 2, whole.subarray(99, 999))];
      await expect(complete(id, small)).rejects.toMatchObject({ name: 'EntityTooSmall' });
      await clientOf().send(new AbortMultipartUploadCommand({ Bucket, Key: key, UploadId: id }));
      await expect(part(id, 3, whole)).rejects.toMatchObject({ name: 'NoSuchUpload' });
    });
  });
});
