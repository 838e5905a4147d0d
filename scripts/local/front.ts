import type { Server } from 'node:http';
import { apiBase, picturesBase } from '#shared/contract/routes.ts';
import { siteConfigPath } from '#shared/site-config.ts';
import { patientServer } from './http-server.ts';
import { localSiteConfig } from './local-site-config.ts';
import { serveOutbox } from './outbox.ts';
import { servePicture } from './pictures.ts';
import { proxy } from './proxy.ts';
import type { Site } from './site.ts';

/** The servers and folders behind the one address of the product. */
export type Behind = {
  apiPort: number;
  stripePort: number;
  outbox: string;
  /** The folder of the S3 double, which contains the profile pictures. */
  s3: string;
  site: Site;
};

/** The path of the payment provider's double for the page. It does not exist in production. */
const stripeBase = '/_stripe';
/** The path of the double's own pages. */
const stripePages = '/_double';

const isBelow = (path: string, base: string) => path === base || path.startsWith(`${base}/`);

/**
 * Returns the server at the one address of the product, which routes as CloudFront does in production: `/api/*` goes
 * to the API, `/pictures/*` to the bucket of pictures, everything else to the site, with the configuration that a
 * deployment writes. In addition, `/outbox` shows mails and `/_double` payments. It answers 503 until `open` is called.
 */
export function frontServer(): { server: Server; open: (behind: Behind) => void } {
  let behind: Behind | undefined;
  const server = patientServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (!behind) response.writeHead(503, { 'retry-after': '1' }).end('The journal is starting.');
    else if (isBelow(path, apiBase)) proxy(behind.apiPort, request, response);
    else if (isBelow(path, stripeBase)) {
      request.url = (request.url ?? '').slice(stripeBase.length) || '/';
      proxy(behind.stripePort, request, response);
    } else if (isBelow(path, stripePages)) proxy(behind.stripePort, request, response);
    else if (isBelow(path, picturesBase)) return servePicture(behind.s3, request, response);
    else if (isBelow(path, '/outbox')) return serveOutbox(behind.outbox, request, response);
    else if (path === siteConfigPath) {
      response
        .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-cache' })
        .end(JSON.stringify(localSiteConfig()));
    } else return behind.site.serve(request, response);
    return undefined;
  });
  return {
    server,
    open: (given) => {
      behind = given;
    },
  };
}
