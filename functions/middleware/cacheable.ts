import { createHash } from 'node:crypto';
import { emptyResponse, type HttpResponse } from './http-response.ts';

/** Five minutes in the browser, a day in CloudFront; then an old answer may serve while a new one is fetched. */
const cacheControl = 'public, max-age=300, s-maxage=86400, stale-while-revalidate=86400';

/** Whether an If-None-Match names an entity tag, by weak comparison (RFC 9110, 8.8.3.2 and 13.1.2). */
function names(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch?.trim() === '*') return true;
  return ifNoneMatch?.match(/"[^"]*"/g)?.includes(etag) ?? false;
}

/**
 * An answer that browsers and CloudFront may keep, with a strong ETag over its body; 304 without a body
 * for who has it already. CloudFront weakens the tag when it compresses, so a weak one is known as well.
 */
export function cacheable(response: HttpResponse, ifNoneMatch: string | undefined): HttpResponse {
  const digest = createHash('sha256')
    .update(response.body ?? '')
    .digest('base64url');
  const headers = { 'cache-control': cacheControl, etag: `"${digest}"` };
  if (names(ifNoneMatch, headers.etag)) return emptyResponse(304, headers);
  return { ...response, headers: { ...response.headers, ...headers } };
}
