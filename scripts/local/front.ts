import type { Server } from 'node:http';
import { apiBase, picturesBase } from '#shared/contract/routes.ts';
import { patientServer } from './http-server.ts';
import { serveOutbox } from './outbox.ts';
import { servePicture } from './pictures.ts';
import { proxy } from './proxy.ts';
import type { Site } from './site.ts';

/** What stands behind the one address of the product. */
export type Behind = {
  apiPort: number;
  stripePort: number;
  outbox: string;
  /** The folder of the S3 double, for the profile pictures in it. */
  s3: string;
  site: Site;
};

/** Where the page finds the stand-in for the payment provider; nothing of it exists in production. */
const stripeBase = '/_stripe';
/** Where its own pages lead. */
const stripePages = '/_double';

const isBelow = (path: string, base: string) => path === base || path.startsWith(`${base}/`);

/**
 * The one address of the product, as CloudFront is in production: `/api/*` goes to the API, `/pictures/*` to the
 * bucket of pictures, all else to the site; `/outbox` shows the mails and `/_double` the payments. Nothing is served until `open` tells what
 * stands behind.
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
    else return behind.site.serve(request, response);
    return undefined;
  });
  return {
    server,
    open: (given) => {
      behind = given;
    },
  };
}
