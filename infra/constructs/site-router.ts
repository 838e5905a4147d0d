/** What a CloudFront function is given: the part that the router reads. */
type ViewerRequest = { request: { uri: string } };

/** A request for S3 to answer, or an answer of the router's own. */
export type Routed =
  | ViewerRequest['request']
  | { statusCode: 302; statusDescription: 'Found'; headers: { location: { value: string } } };

/**
 * Decides what answers an address of the site (specification, section 2.1): the landing page at `/`, the app at its
 * own addresses. A file is asked for by its extension, and is answered 404 where it does not exist, as is what the
 * API has not; any other address leads to `/`. It runs in CloudFront and sees nothing outside of itself.
 */
export function routeToDocument(event: ViewerRequest): Routed {
  const request = event.request;
  const uri = request.uri;
  const lastSegment = uri.slice(uri.lastIndexOf('/') + 1);
  if (uri === '/') request.uri = '/index.html';
  else if (/^\/app(\/|$)/.test(uri) || /^\/(login|register|dashboard)\/?$/.test(uri)) {
    request.uri = '/app.html';
  } else if (!/^\/api(\/|$)/.test(uri) && !lastSegment.includes('.')) {
    return { statusCode: 302, statusDescription: 'Found', headers: { location: { value: '/' } } };
  }
  return request;
}

/** The router as the source of a CloudFront function. */
export const siteRouterSource = `${routeToDocument.toString()}\nvar handler = routeToDocument;\n`;
