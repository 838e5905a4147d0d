import type { IncomingMessage, ServerResponse } from 'node:http';
import { pictureSecurityPolicy } from '#infra/security-headers.ts';
import { ObjectStore } from './s3/s3-store.ts';
import { localValues } from './stack-plan.ts';

const headers = {
  'content-security-policy': pictureSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

/** Serves a profile picture as CloudFront does, directly from the bucket in the folder of the S3 double. */
export async function servePicture(
  directory: string,
  { method, url }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const key = (url ?? '').split('?')[0]?.slice(1) ?? '';
  const isRead = method === 'GET' || method === 'HEAD';
  const found = isRead
    ? await new ObjectStore(directory).get(localValues.PicturesBucketName, key)
    : undefined;
  if (!found) {
    response.writeHead(404, { ...headers, 'content-type': 'text/plain' }).end('Not found');
    return;
  }
  response.writeHead(200, {
    ...found.headers,
    ...headers,
    etag: found.etag,
    'content-length': found.content.length,
  });
  response.end(method === 'HEAD' ? undefined : found.content);
}
