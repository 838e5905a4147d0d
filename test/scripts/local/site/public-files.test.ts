import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localValues } from '#scripts/local/assembly/stack-plan.ts';
import { ObjectStore } from '#scripts/local/aws/s3/s3-store.ts';
import { listen, type RunningServer } from '#scripts/local/processes/http-server.ts';
import { servePublicFile } from '#scripts/local/site/public-files.ts';

let directory: string;
let server: RunningServer;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pictures-test-'));
  const store = new ObjectStore(directory);
  for (const bucket of [localValues.PicturesBucketName, localValues.FilesBucketName]) {
    await store.createBucket(bucket);
    await store.put(bucket, `pictures/of-${bucket}.jpg`, Buffer.from('jpeg'), {
      headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=86400, immutable' },
    });
  }
  server = await listen((request, response) => servePublicFile(directory, 'pictures', request, response));
});

afterAll(async () => {
  await server.stop();
  await rm(directory, { recursive: true });
});

const ask = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${server.port}${path}`, { method });

describe('a profile picture on the local stack', () => {
  it('is served as by CloudFront', async () => {
    const answer = await ask(`/pictures/of-${localValues.PicturesBucketName}.jpg?v=2`);
    expect(await answer.text()).toBe('jpeg');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=86400, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
  });

  it.each([
    '/pictures/unknown.jpg',
    `/pictures/of-${localValues.FilesBucketName}.jpg`,
    '/pictures/..%2f..%2fjournal-files%2fx',
    '/pictures/',
  ])('is not found at %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  it('cannot be written', async () => {
    expect((await ask('/pictures/new.jpg', 'PUT')).status).toBe(404);
  });
});
