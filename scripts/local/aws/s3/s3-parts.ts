import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../../processes/http-server.ts';
import { verifiedContent } from './s3-body.ts';
import type { PartialUploads, PartsFault } from './s3-multipart.ts';
import type { ObjectStore } from './s3-store.ts';

/** A call about a multipart upload; `headers` are kept with the object. */
export type PartsCall = {
  request: IncomingMessage;
  response: ServerResponse;
  bucket: string;
  key: string;
  query: URLSearchParams;
  headers: Record<string, string>;
};

const maxPartBytes = 256 * 1024 * 1024;
const mostParts = 10_000;

type Fault = PartsFault | 'BadDigest' | 'EntityTooLarge' | 'InvalidArgument';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Returns whether a call is about a multipart upload. */
export const isPartsCall = (query: URLSearchParams) => query.has('uploads') || query.has('uploadId');

async function putPart(uploads: PartialUploads, call: PartsCall, id: string): Promise<Fault | undefined> {
  const number = Number(call.query.get('partNumber'));
  if (!Number.isInteger(number) || number < 1 || number > mostParts) return 'InvalidArgument';
  const body = await readBody(call.request, maxPartBytes);
  if (!body) return 'EntityTooLarge';
  const content = verifiedContent(call.request.headers, body);
  if (!content) return 'BadDigest';
  call.response.writeHead(200, { etag: await uploads.put(id, number, content) }).end();
  return undefined;
}

async function complete(
  store: ObjectStore,
  uploads: PartialUploads,
  call: PartsCall,
  id: string,
): Promise<Fault | undefined> {
  const { request, response, bucket, key } = call;
  const facts = await uploads.facts(id, bucket, key);
  const body = await readBody(request, maxPartBytes);
  if (!facts || !body) return 'NoSuchUpload';
  const parts = [...body.toString().matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part = '']) => ({
    number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
    etag: (/<ETag>([^<]*)</.exec(part)?.[1] ?? '').replaceAll('&quot;', '"'),
  }));
  const whole = await uploads.whole(id, parts);
  if (typeof whole === 'string') return whole;
  await store.putStream(bucket, key, whole.content, { etag: whole.etag, headers: facts.headers });
  await uploads.drop(id);
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(
    `${head}<CompleteMultipartUploadResult><ETag>${whole.etag}</ETag></CompleteMultipartUploadResult>`,
  );
  return undefined;
}

/** Answers a call about a multipart upload, or returns S3's error code. */
export async function serveParts(
  store: ObjectStore,
  uploads: PartialUploads,
  call: PartsCall,
): Promise<Fault | undefined> {
  const { request, response, bucket, key, query, headers } = call;
  if (request.method === 'POST' && query.has('uploads')) {
    const id = await uploads.begin({ bucket, key, headers });
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.end(
      `${head}<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    );
    return undefined;
  }
  const id = query.get('uploadId') ?? '';
  if (!(await uploads.facts(id, bucket, key))) return 'NoSuchUpload';
  if (request.method === 'PUT') return putPart(uploads, call, id);
  if (request.method === 'POST') return complete(store, uploads, call, id);
  if (request.method !== 'DELETE') return 'InvalidArgument';
  await uploads.drop(id);
  response.writeHead(204).end();
  return undefined;
}
