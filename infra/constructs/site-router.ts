/** What a CloudFront function is given: the part that the router reads. */
type ViewerRequest = { request: { uri: string } };

/**
 * Answers every page of the site with its one document: rewrites an address without a file
 * extension to /index.html. Addresses of the API and of files stay as they are, so that what does
 * not exist there is answered 404. It runs in CloudFront and sees nothing outside of itself.
 */
export function routeToDocument(event: ViewerRequest): ViewerRequest['request'] {
  const request = event.request;
  const isApi = request.uri === '/api' || request.uri.startsWith('/api/');
  const lastSegment = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (!isApi && !lastSegment.includes('.')) request.uri = '/index.html';
  return request;
}

/** The router as the source of a CloudFront function. */
export const siteRouterSource = `${routeToDocument.toString()}\nvar handler = routeToDocument;\n`;
