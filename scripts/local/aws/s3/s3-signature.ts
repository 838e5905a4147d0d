import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The only credentials that the local stack accepts. */
export const localCredentials = { accessKeyId: 'local', secretAccessKey: 'local-secret' };

/** S3's error code for a signature that is not valid. */
export type SignatureFault =
  | 'AccessDenied'
  | 'InvalidAccessKeyId'
  | 'SignatureDoesNotMatch'
  | 'RequestTimeTooSkewed';

type Signed = {
  credential: string;
  signedHeaders: string[];
  signature: string;
  time: string;
  payloadHash: string;
};

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Converts `20261120T101500Z` to milliseconds. */
function milliseconds(time: string): number {
  const iso = time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  return Date.parse(iso);
}

const header = (request: IncomingMessage, name: string) => String(request.headers[name] ?? '');

function fromQuery(query: URLSearchParams): Signed {
  return {
    credential: query.get('X-Amz-Credential') ?? '',
    signedHeaders: (query.get('X-Amz-SignedHeaders') ?? '').split(';'),
    signature: query.get('X-Amz-Signature') ?? '',
    time: query.get('X-Amz-Date') ?? '',
    payloadHash: query.get('X-Amz-Content-Sha256') ?? 'UNSIGNED-PAYLOAD',
  };
}

function fromHeader(request: IncomingMessage): Signed {
  const authorization = header(request, 'authorization');
  const part = (name: string) => new RegExp(`${name}=([^,\\s]+)`).exec(authorization)?.[1] ?? '';
  return {
    credential: part('Credential'),
    signedHeaders: part('SignedHeaders').split(';'),
    signature: part('Signature'),
    time: header(request, 'x-amz-date'),
    payloadHash: header(request, 'x-amz-content-sha256'),
  };
}

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

function canonicalQuery(query: URLSearchParams): string {
  return [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
}

function expectedSignature(
  request: IncomingMessage,
  path: string,
  query: URLSearchParams,
  signed: Signed,
): string {
  const [, date = '', region = '', service = ''] = signed.credential.split('/');
  const headers = signed.signedHeaders.map((name) => `${name}:${header(request, name).trim()}\n`).join('');
  const canonical = [
    request.method,
    path,
    canonicalQuery(query),
    headers,
    signed.signedHeaders.join(';'),
    signed.payloadHash,
  ].join('\n');
  const scope = `${date}/${region}/${service}/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', signed.time, scope, sha256(canonical)].join('\n');
  return hmac(signingKey(signed.credential), text).toString('hex');
}

let latest: { credential: string; key: string | Buffer } | undefined;

/** Returns the signing key for a credential's day, region, and service. Most requests have the same as the one before. */
function signingKey(credential: string): string | Buffer {
  if (latest?.credential !== credential) {
    const [, date = '', region = '', service = ''] = credential.split('/');
    const key = [date, region, service, 'aws4_request'].reduce<string | Buffer>(
      hmac,
      `AWS4${localCredentials.secretAccessKey}`,
    );
    latest = { credential, key };
  }
  return latest.key;
}

const isSame = (given: string, expected: string) => {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/** Checks the signature of a form's policy. The signature covers the policy as it is sent, in base64. */
export function policySignature(
  policy: string,
  { credential, signature }: { credential: string; signature: string },
): 'InvalidAccessKeyId' | 'SignatureDoesNotMatch' | undefined {
  if (credential.split('/')[0] !== localCredentials.accessKeyId) return 'InvalidAccessKeyId';
  const expected = hmac(signingKey(credential), policy).toString('hex');
  return isSame(signature, expected) ? undefined : 'SignatureDoesNotMatch';
}

/**
 * Checks the AWS Signature V4 of a request to S3, in its header or in a presigned URL: the key is known, nothing
 * signed was changed, and the signature has not expired.
 */
export function signatureFault(request: IncomingMessage, now: Date): SignatureFault | undefined {
  const [path = '/', search = ''] = (request.url ?? '/').split('?');
  const query = new URLSearchParams(search);
  const presigned = query.has('X-Amz-Signature');
  if (presigned === (request.headers.authorization !== undefined)) return 'AccessDenied';
  const signed = presigned ? fromQuery(query) : fromHeader(request);
  if (signed.credential.split('/')[0] !== localCredentials.accessKeyId) return 'InvalidAccessKeyId';
  if (!isSame(signed.signature, expectedSignature(request, path, query, signed)))
    return 'SignatureDoesNotMatch';
  const age = now.getTime() - milliseconds(signed.time);
  if (presigned) return age <= Number(query.get('X-Amz-Expires')) * 1000 ? undefined : 'AccessDenied';
  return Math.abs(age) <= 15 * 60_000 ? undefined : 'RequestTimeTooSkewed';
}
