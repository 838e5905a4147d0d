import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { listen, type RunningServer, readBody } from '../../processes/http-server.ts';
import { verifiedContent } from './s3-body.ts';
import { postedFile } from './s3-form.ts';
import { PartialUploads } from './s3-multipart.ts';
import { isPartsCall, serveParts } from './s3-parts.ts';
import { signatureFault } from './s3-signature.ts';
import { type Keeping, ObjectStore } from './s3-store.ts';
import {
  bypassesLock,
  type Call,
  copy,
  isVersionsCall,
  lockOf,
  removeVersion,
  serveVersions,
} from './s3-versions.ts';

/** A bucket, the origins whose pages may read it, and how it keeps its objects. */
export type Bucket = Keeping & { name: string; allowedOrigins: readonly string[] };

const maxBytes = 64 * 1024 * 1024;
const statuses = {
  AccessDenied: 403,
  InvalidAccessKeyId: 403,
  SignatureDoesNotMatch: 403,
  RequestTimeTooSkewed: 403,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NoSuchVersion: 404,
  NoSuchUpload: 404,
  InvalidPart: 400,
  InvalidPartOrder: 400,
  InvalidArgument: 400,
  InvalidRequest: 400,
  PreconditionFailed: 412,
  EntityTooLarge: 400,
  EntityTooSmall: 400,
  MalformedPOSTRequest: 400,
  InvalidPolicyDocument: 400,
  KeyTooLongError: 400,
  BadDigest: 400,
  NotImplemented: 501,
} as const;
type S3Error = keyof typeof statuses;

function refuse(response: ServerResponse, code: S3Error): void {
  response.writeHead(statuses[code], { 'content-type': 'application/xml' });
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`,
  );
}

/** The headers of a PUT that every GET returns. */
const keptHeaders = /^(content-type|content-disposition|content-encoding|cache-control|x-amz-meta-.+)$/;
const headersToKeep = (request: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]) =>
      keptHeaders.test(name) && typeof value === 'string' && value !== 'aws-chunked' ? [[name, value]] : [],
    ),
  );
/** A presigned GET can set these response headers with query parameters. */
const overrides = ['content-type', 'content-disposition', 'cache-control'];

/** S3 requires a checksum of what is uploaded under a lock. */
const hasChecksum = ({ headers }: IncomingMessage) =>
  Object.keys(headers).some((name) => /^(content-md5|x-amz-trailer|x-amz-checksum-.+)$/.test(name));

async function put(store: ObjectStore, call: Call): Promise<void> {
  const { request, response, bucket, key } = call;
  if (encodeURIComponent(key).length > 240) return refuse(response, 'KeyTooLongError');
  const body = await readBody(request, maxBytes);
  if (!body) return refuse(response, 'EntityTooLarge');
  const content = verifiedContent(request.headers, body);
  if (!content) return refuse(response, 'BadDigest');
  if (call.locks && !hasChecksum(request)) return refuse(response, 'InvalidRequest');
  const lock = lockOf(call);
  if (typeof lock === 'string') return refuse(response, lock);
  const sha256 = request.headers['x-amz-checksum-sha256'];
  const { 'if-match': expected, 'if-none-match': unexpected } = request.headers;
  // S3 answers 404 for an If-Match without an object.
  if (expected !== undefined && !(await store.find(bucket, key))) return refuse(response, 'NoSuchKey');
  const kept = {
    headers: headersToKeep(request),
    ...(lock && { lock }),
    ...(typeof sha256 === 'string' && { sha256 }),
  };
  const facts = await store.put(bucket, key, content, kept, (current) =>
    expected === undefined ? unexpected !== '*' || !current : current?.etag === expected,
  );
  if (!facts) return refuse(response, 'PreconditionFailed');
  response
    .writeHead(200, {
      etag: facts.etag,
      ...(facts.versionId && { 'x-amz-version-id': facts.versionId }),
    })
    .end();
}

/** Accepts a file that a browser posts with a signed form, which contains its signature. */
async function post(
  store: ObjectStore,
  { request, response, bucket }: Pick<Call, 'request' | 'response' | 'bucket'>,
  now: Date,
): Promise<void> {
  const file = await postedFile(request, bucket, now);
  if (typeof file === 'string') return refuse(response, file);
  if (encodeURIComponent(file.key).length > 240) return refuse(response, 'KeyTooLongError');
  const facts = await store.put(bucket, file.key, file.content, { headers: file.headers });
  response.writeHead(204, { etag: facts?.etag }).end();
}

async function get(store: ObjectStore, { request, response, bucket, key, query }: Call): Promise<void> {
  const versionId = query.get('versionId') ?? undefined;
  const found = await store.find(bucket, key, versionId);
  if (!found) return refuse(response, versionId ? 'NoSuchVersion' : 'NoSuchKey');
  const overridden = overrides.flatMap((name) => {
    const value = query.get(`response-${name}`);
    return value === null ? [] : [[name, value]];
  });
  response.writeHead(200, {
    'content-type': 'binary/octet-stream',
    ...found.headers,
    ...Object.fromEntries(overridden),
    etag: found.etag,
    'last-modified': found.lastModified,
    'content-length': found.size,
    ...(found.versionId && { 'x-amz-version-id': found.versionId }),
    ...(found.sha256 && { 'x-amz-checksum-sha256': found.sha256 }),
    ...(found.lock && {
      'x-amz-object-lock-mode': found.lock.mode,
      'x-amz-object-lock-retain-until-date': found.lock.until,
    }),
  });
  if (request.method === 'HEAD') return void response.end();
  // The client stopped reading, so there is no one to answer.
  await pipeline(found.content(), response).catch(() => response.destroy());
}

const toXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const fromXml = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

async function list(store: ObjectStore, { response, bucket, query }: Call): Promise<void> {
  if (query.has('continuation-token') || query.has('delimiter')) return refuse(response, 'NotImplemented');
  const all = await store.keys(bucket, query.get('prefix') ?? '');
  const keys = all.slice(0, Math.min(Number(query.get('max-keys') ?? 1_000), 1_000));
  const objects = await Promise.all(
    keys.map(async (key) => ({ key, object: await store.find(bucket, key) })),
  );
  const contents = objects
    .flatMap(({ key, object }) =>
      object
        ? [
            `<Contents><Key>${toXml(key)}</Key><LastModified>${new Date(object.lastModified).toISOString()}</LastModified><Size>${object.size}</Size></Contents>`,
          ]
        : [],
    )
    .join('');
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult><Name>${toXml(bucket)}</Name>` +
      `<KeyCount>${keys.length}</KeyCount><IsTruncated>${keys.length < all.length}</IsTruncated>${contents}</ListBucketResult>`,
  );
}

/** DeleteObjects: deletes the objects or versions of the XML body, and lists the locked versions that stay. */
async function removeMany(store: ObjectStore, call: Call): Promise<void> {
  const { request, response, bucket, now } = call;
  const body = await readBody(request, maxBytes);
  const content = body && verifiedContent(request.headers, body);
  if (!content) return refuse(response, 'BadDigest');
  const objects = [...content.toString().matchAll(/<Object>(.*?)<\/Object>/gs)].map(([, object = '']) => ({
    key: fromXml(/<Key>([^<]*)</.exec(object)?.[1] ?? ''),
    versionId: /<VersionId>([^<]*)</.exec(object)?.[1],
  }));
  const kept: string[] = [];
  for (const { key, versionId } of objects) {
    const options = { now, bypass: bypassesLock(request) };
    if (versionId === undefined) await store.remove(bucket, key);
    else if (!(await store.removeVersion(bucket, key, versionId, options))) {
      kept.push(`<Error><Key>${toXml(key)}</Key><Code>AccessDenied</Code></Error>`);
    }
  }
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?>\n<DeleteResult>${kept.join('')}</DeleteResult>`);
}

async function serve(store: ObjectStore, uploads: PartialUploads, call: Call): Promise<void> {
  const { request, response, key, query } = call;
  if (key !== '' && isPartsCall(query)) {
    const fault = await serveParts(store, uploads, { ...call, headers: headersToKeep(request) });
    return fault && refuse(response, fault);
  }
  if (isVersionsCall(call)) {
    const fault = await serveVersions(store, call);
    return fault && refuse(response, fault);
  }
  if (key === '') {
    if (request.method === 'POST' && query.has('delete')) return removeMany(store, call);
    return request.method === 'GET' && query.get('list-type') === '2'
      ? list(store, call)
      : refuse(response, 'NotImplemented');
  }
  switch (request.method) {
    case 'PUT': {
      if (!('x-amz-copy-source' in request.headers)) return put(store, call);
      const fault = await copy(store, call);
      return fault && refuse(response, fault);
    }
    case 'GET':
    case 'HEAD':
      return get(store, call);
    case 'DELETE': {
      const fault = await removeVersion(store, call);
      return fault && refuse(response, fault);
    }
    default:
      refuse(response, 'NotImplemented');
  }
}

const isForm = ({ method, headers }: IncomingMessage, key: string) =>
  method === 'POST' && key === '' && (headers['content-type'] ?? '').startsWith('multipart/form-data');

/** Answers the preflight request that a browser sends before a post with progress events. */
function preflight(request: IncomingMessage, response: ServerResponse, isAllowed: boolean): void {
  const method = String(request.headers['access-control-request-method'] ?? '');
  const headers = request.headers['access-control-request-headers'];
  if (!isAllowed || !['GET', 'POST'].includes(method)) {
    refuse(response, 'AccessDenied');
    return;
  }
  response
    .writeHead(200, {
      'access-control-allow-methods': 'GET, POST',
      ...(headers && { 'access-control-allow-headers': headers }),
    })
    .end();
}

/**
 * Starts an emulator of S3 for the calls that the product makes: POST of a signed form, PUT (with `If-Match`,
 * `If-None-Match: *`, and checksums), CopyObject, GET, HEAD, DELETE, DeleteObjects (quiet), ListObjectsV2, multipart uploads, and versions with
 * Object Lock, with path-style addresses and files below `directory`. Like the real service, it rejects requests that
 * are unsigned, wrongly signed, expired, or damaged, and never removes a locked version.
 */
export async function startS3(
  directory: string,
  buckets: readonly Bucket[],
  now: () => Date = () => new Date(),
): Promise<RunningServer> {
  const bucketOf = (bucketName: string) => buckets.find(({ name }) => name === bucketName);
  const store = new ObjectStore(directory, (name) => bucketOf(name) ?? {});
  const uploads = new PartialUploads(directory);
  for (const { name } of buckets) await store.createBucket(name);
  return listen(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const [, bucketName = '', key = ''] = /^\/([^/]*)\/?(.*)$/.exec(url.pathname) ?? [];
    const bucket = bucketOf(bucketName);
    const origin = request.headers.origin;
    if (origin && bucket?.allowedOrigins.some((allowed) => allowed === '*' || allowed === origin)) {
      response.setHeader('access-control-allow-origin', bucket.allowedOrigins.includes('*') ? '*' : origin);
      response.setHeader('vary', 'Origin');
    }
    const isAllowed = response.hasHeader('access-control-allow-origin');
    if (request.method === 'OPTIONS') return preflight(request, response, isAllowed);
    if (bucket && isForm(request, key)) return post(store, { request, response, bucket: bucketName }, now());
    const fault = signatureFault(request, now());
    if (fault) return refuse(response, fault);
    if (!bucket) return refuse(response, 'NoSuchBucket');
    await serve(store, uploads, {
      request,
      response,
      now: now(),
      bucket: bucketName,
      locks: bucket.lockDays !== undefined,
      key: decodeURIComponent(key),
      query: url.searchParams,
    });
  });
}
