import { legalPages } from '#shared/legal-pages.ts';
import { publicStatePaths } from '#shared/state-pages.ts';

/** The fields of a CloudFront event that the router reads. */
type ViewerRequest = { request: { uri: string } };

/** A request for S3, or the router's own response. */
export type Routed =
  | ViewerRequest['request']
  | { statusCode: 302; statusDescription: 'Found'; headers: { location: { value: string } } };

/** Pages with a file of their own, as `|/privacy|/states|/standards|/states/texas|`. */
const ownPages = `|${[...legalPages.map(({ path }) => path), ...publicStatePaths].join('|')}|`;

/**
 * Routes an address of the site (specification, section 2.1): the landing page at `/`, the app at its own
 * addresses, the document verification page at `/verify`, the inspection page for officials at `/inspect`,
 * the states' pages at `/states` and `/standards`, and the legal pages. An address with a file extension is a file, or 404 if it doesn't exist.
 * Any other address redirects to `/`. The function runs in CloudFront, so it can't use anything outside
 * itself except `ownPages`.
 */
export function routeToDocument(event: ViewerRequest): Routed {
  const request = event.request;
  const uri = request.uri;
  const lastSegment = uri.slice(uri.lastIndexOf('/') + 1);
  const page = uri.replace(/\/$/, '');
  if (uri === '/') request.uri = '/index.html';
  else if (/^\/app(\/|$)/.test(uri) || /^\/(login|register|dashboard)\/?$/.test(uri)) {
    request.uri = '/app.html';
  } else if (/^\/verify\/?$/.test(uri)) {
    request.uri = '/verify.html';
  } else if (/^\/inspect\/?$/.test(uri)) {
    request.uri = '/inspect.html';
  } else if (page !== '' && ownPages.includes(`|${page}|`)) {
    request.uri = `${page}.html`;
  } else if (!/^\/api(\/|$)/.test(uri) && !lastSegment.includes('.')) {
    return { statusCode: 302, statusDescription: 'Found', headers: { location: { value: '/' } } };
  }
  return request;
}

/** The CloudFront function's source. */
export const siteRouterSource = [
  `var ownPages = ${JSON.stringify(ownPages)};`,
  routeToDocument.toString(),
  'var handler = routeToDocument;',
  '',
].join('\n');
