import type { Server } from 'node:http';
import { apiBase, picturesBase, rootBeginnings } from '#shared/contract/routes.ts';
import { logBase, publicKeysPath } from '#shared/evidence/log/log-paths.ts';
import { siteConfigPath } from '#shared/site-config.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { orderMailPath } from '../aws/received-mail.ts';
import { patientServer } from '../processes/http-server.ts';
import { stackTime } from '../stack-time.ts';
import { AddressLimit } from './address-limit.ts';
import { localSiteConfig } from './local-site-config.ts';
import { serveOutbox } from './outbox.ts';
import { proxy } from './proxy.ts';
import { servePublicFile } from './public-files.ts';
import { serveSample } from './serve-sample.ts';
import type { Site } from './site.ts';

/** The servers and folders behind the one address of the product. */
export type Behind = {
  apiPort: number;
  stripePort: number;
  outbox: string;
  /** The stack's clock, which people may move ahead. */
  clockFile: string;
  /** The folder of the S3 emulator, which contains profile pictures and the log. */
  s3: string;
  site: Site;
};

/** The path of the payment provider's emulator for the page. It does not exist in production. */
const stripeBase = '/_stripe';
/** The path of the emulator's own pages. */
const stripePages = '/_double';

const isBelow = (path: string, base: string) => path === base || path.startsWith(`${base}/`);

/**
 * Returns the server at the one address of the product, which routes as CloudFront does in production: `/api/*` and
 * `/calendar/*` go to the API, `/pictures/*` and `/log/*` to their buckets, everything else to the site, with the configuration that a
 * deployment writes, and limits addresses as the firewall does. In addition, `/outbox` shows emails and `/_double` payments. It answers 503 until `open` is called.
 */
export function frontServer(): { server: Server; open: (behind: Behind) => void } {
  let behind: Behind | undefined;
  const addresses = new AddressLimit();
  const server = patientServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (!behind) response.writeHead(503, { 'retry-after': '1' }).end('The journal is starting.');
    else if (isBelow(path, apiBase) || rootBeginnings.some((beginning) => path.startsWith(beginning))) {
      const { apiPort, clockFile } = behind;
      const now = () => stackTime(clockFile);
      if (!addresses.refuses(request, response, now)) proxy(apiPort, request, response);
    } else if (isBelow(path, stripeBase)) {
      request.url = (request.url ?? '').slice(stripeBase.length) || '/';
      proxy(behind.stripePort, request, response);
    } else if (path === orderMailPath) proxy(behind.apiPort, request, response);
    else if (isBelow(path, stripePages)) proxy(behind.stripePort, request, response);
    else if (isBelow(path, picturesBase)) return servePublicFile(behind.s3, 'pictures', request, response);
    else if (isBelow(path, logBase) || path === publicKeysPath) {
      return servePublicFile(behind.s3, 'log', request, response);
    } else if (path === paths.samplePdf) return serveSample(behind, response);
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
