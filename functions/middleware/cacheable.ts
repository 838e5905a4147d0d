import { createHash } from 'node:crypto';
import { emptyResponse, type HttpResponse } from './http-response.ts';

/**
 * Five minutes in the browser and a day in CloudFront. After that, caches may serve a stale response while
 * they fetch a new one.
 */
const cacheControl = 'public, max-age=300, s-maxage=86400, stale-while-revalidate=86400';

/**
 * Returns whether an If-None-Match header contains an entity tag, by weak comparison (RFC 9110, 8.8.3.2 and
 * 13.1.2).
 */
function names(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch?.trim() === '*') return true;
  return ifNoneMatch?.match(/"[^"]*"/g)?.includes(etag) ?? false;
}

/**
 * Makes a response that browsers and CloudFront may cache, with a strong ETag of its body. Returns 304
 * without a body if the client already has it. CloudFront weakens the tag when it compresses, so weak tags
 * match too.
 */
export function cacheable(response: HttpResponse, ifNoneMatch: string | undefined): HttpResponse {
  const digest = createHash('sha256')
    .update(response.body ?? '')
    .digest('base64url');
  const headers = { 'cache-control': cacheControl, etag: `"${digest}"` };
  if (names(ifNoneMatch, headers.etag)) return emptyResponse(304, headers);
  return { ...response, headers: { ...response.headers, ...headers } };
}
