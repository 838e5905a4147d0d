import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../../processes/http-server.ts';
import type { FoundObject, ObjectLock, ObjectStore } from './s3-store.ts';

/** A call about a bucket or one of its objects. */
export type Call = {
  request: IncomingMessage;
  response: ServerResponse;
  now: Date;
  bucket: string;
  /** Whether the bucket has Object Lock. */
  locks: boolean;
  key: string;
  query: URLSearchParams;
};

type Fault = 'AccessDenied' | 'InvalidArgument' | 'InvalidRequest' | 'NoSuchKey' | 'NotImplemented';

const modes = ['GOVERNANCE', 'COMPLIANCE'];
const maxBytes = 64 * 1024;
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

const toXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function answer(response: ServerResponse, xml: string): void {
  response.writeHead(200, { 'content-type': 'application/xml' }).end(head + xml);
}

/** Returns whether a call bypasses governance mode. The emulator has no permissions, so every caller may. */
export function bypassesLock({ headers }: IncomingMessage): boolean {
  return headers['x-amz-bypass-governance-retention'] === 'true';
}

/** Returns the lock that a write asks for, if any, or S3's error code: only some buckets lock, and dates are ahead. */
export function lockOf({
  request,
  locks,
  now,
}: Pick<Call, 'request' | 'locks' | 'now'>): ObjectLock | undefined | Fault {
  const mode = request.headers['x-amz-object-lock-mode'];
  const until = request.headers['x-amz-object-lock-retain-until-date'];
  if (mode === undefined && until === undefined) return undefined;
  if (!locks) return 'InvalidRequest';
  return checkedLock(String(mode), String(until), now);
}

function checkedLock(mode: string, until: string, now: Date): ObjectLock | Fault {
  const isAhead = Date.parse(until) > now.getTime();
  return modes.includes(mode) && isAhead ? { mode, until } : 'InvalidArgument';
}

async function sha256Of(found: FoundObject): Promise<string> {
  const digest = createHash('sha256');
  for await (const chunk of found.content()) digest.update(chunk);
  return digest.digest('base64');
}

/** CopyObject: stores an object under another key or in another bucket, with the checksum and lock that it asks for. */
export async function copy(store: ObjectStore, call: Call): Promise<Fault | undefined> {
  const { request, response, bucket, key } = call;
  const [source = '', search] = String(request.headers['x-amz-copy-source']).split('?');
  const [, fromBucket = '', fromKey = ''] = /^\/?([^/]+)\/(.+)$/.exec(decodeURIComponent(source)) ?? [];
  const versionId = new URLSearchParams(search).get('versionId') ?? undefined;
  const lock = lockOf(call);
  if (typeof lock === 'string') return lock;
  const algorithm = request.headers['x-amz-checksum-algorithm'];
  if (algorithm !== undefined && algorithm !== 'SHA256') return 'NotImplemented';
  const found = await store.find(fromBucket, fromKey, versionId);
  if (!found) return 'NoSuchKey';
  const { etag, headers } = found;
  const sha256 = algorithm ? await sha256Of(found) : found.sha256;
  const facts = await store.putStream(bucket, key, found.content(), {
    etag,
    headers,
    ...(sha256 && { sha256 }),
    ...(lock && { lock }),
  });
  if (facts.versionId) response.setHeader('x-amz-version-id', facts.versionId);
  const checksum = sha256 ? `<ChecksumSHA256>${sha256}</ChecksumSHA256>` : '';
  answer(
    response,
    `<CopyObjectResult><ETag>${etag}</ETag><LastModified>${new Date(facts.lastModified).toISOString()}</LastModified>${checksum}</CopyObjectResult>`,
  );
  return undefined;
}

/** DELETE of an object, which leaves its versions, or of one version. */
export async function removeVersion(store: ObjectStore, call: Call): Promise<Fault | undefined> {
  const { request, response, bucket, key, query, now } = call;
  const versionId = query.get('versionId');
  if (versionId === null) await store.remove(bucket, key);
  else if (!(await store.removeVersion(bucket, key, versionId, { now, bypass: bypassesLock(request) }))) {
    return 'AccessDenied';
  }
  response.writeHead(204).end();
  return undefined;
}

/** Returns whether a call lists versions, or reads or changes the retention of one. */
export const isVersionsCall = ({ key, query }: Pick<Call, 'key' | 'query'>) =>
  key === '' ? query.has('versions') : query.has('retention');

/** ListObjectVersions, in pages of `max-keys`. */
async function listVersions(store: ObjectStore, { response, bucket, query }: Call): Promise<void> {
  const all = await store.versions(bucket, query.get('prefix') ?? '');
  const [keyMarker, versionMarker] = [query.get('key-marker'), query.get('version-id-marker')];
  const start =
    keyMarker === null
      ? 0
      : all.findIndex(({ key, versionId }) => key === keyMarker && versionId === versionMarker) + 1;
  const page = all.slice(start, start + Math.min(Number(query.get('max-keys') ?? 1_000), 1_000));
  const last = page.at(-1);
  const isTruncated = last !== undefined && start + page.length < all.length;
  const listed = page.map(({ key, versionId, at, isLatest, isMarker }) => {
    const tag = isMarker ? 'DeleteMarker' : 'Version';
    return `<${tag}><Key>${toXml(key)}</Key><VersionId>${versionId}</VersionId><IsLatest>${isLatest}</IsLatest><LastModified>${at.toISOString()}</LastModified></${tag}>`;
  });
  const next = isTruncated
    ? `<NextKeyMarker>${toXml(last.key)}</NextKeyMarker><NextVersionIdMarker>${last.versionId}</NextVersionIdMarker>`
    : '';
  answer(
    response,
    `<ListVersionsResult><Name>${bucket}</Name><IsTruncated>${isTruncated}</IsTruncated>${next}${listed.join('')}</ListVersionsResult>`,
  );
}

/** Answers a call about versions or retention, or returns S3's error code. */
export async function serveVersions(store: ObjectStore, call: Call): Promise<Fault | undefined> {
  const { request, response, bucket, key, query, locks, now } = call;
  if (key === '') {
    if (request.method !== 'GET') return 'NotImplemented';
    await listVersions(store, call);
    return undefined;
  }
  if (!locks) return 'InvalidRequest';
  const versionId = query.get('versionId') ?? undefined;
  const found = await store.find(bucket, key, versionId);
  if (!found) return 'NoSuchKey';
  if (request.method === 'GET') {
    const { mode = '', until = '' } = found.lock ?? {};
    answer(
      response,
      `<Retention><Mode>${mode}</Mode><RetainUntilDate>${until}</RetainUntilDate></Retention>`,
    );
    return undefined;
  }
  if (request.method !== 'PUT') return 'NotImplemented';
  const body = (await readBody(request, maxBytes))?.toString() ?? '';
  const lock = checkedLock(
    /<Mode>([^<]*)</.exec(body)?.[1] ?? '',
    /<RetainUntilDate>([^<]*)</.exec(body)?.[1] ?? '',
    now,
  );
  if (typeof lock === 'string') return lock;
  const options = { versionId, now, bypass: bypassesLock(request) };
  if (!(await store.relock(bucket, key, lock, options))) return 'AccessDenied';
  response.writeHead(200).end();
  return undefined;
}
