import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileSecurityPolicy } from '#infra/security-headers.ts';
import { localValues } from '../assembly/stack-plan.ts';
import { ObjectStore } from '../aws/s3/s3-store.ts';

const headers = {
  'content-security-policy': fileSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
};

/** The buckets that CloudFront publishes, and who may read their files. */
const buckets = {
  pictures: {
    name: localValues.PicturesBucketName,
    sharing: { 'cross-origin-resource-policy': 'same-origin' },
  },
  log: { name: localValues.LogBucketName, sharing: { 'access-control-allow-origin': '*' } },
};

/** Serves a file of a bucket as CloudFront does, directly from the folder of the S3 emulator. */
export async function servePublicFile(
  directory: string,
  bucket: keyof typeof buckets,
  { method, url }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { name, sharing } = buckets[bucket];
  const key = (url ?? '').split('?')[0]?.slice(1) ?? '';
  const isRead = method === 'GET' || method === 'HEAD';
  const found = isRead ? await new ObjectStore(directory).get(name, key) : undefined;
  if (!found) {
    response.writeHead(404, { ...headers, ...sharing, 'content-type': 'text/plain' }).end('Not found');
    return;
  }
  response.writeHead(200, {
    ...found.headers,
    ...headers,
    ...sharing,
    etag: found.etag,
    'content-length': found.content.length,
  });
  response.end(method === 'HEAD' ? undefined : found.content);
}
