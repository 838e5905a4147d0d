import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { routeToDocument } from '#infra/constructs/site-router.ts';
import { contentSecurityPolicy, permissionsPolicy } from '#infra/security-headers.ts';
import type { Site } from './site.ts';

const directory = join(import.meta.dirname, '..', '..', 'web', 'dist');

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.pbf': 'application/x-protobuf',
};

/**
 * The built site as CloudFront serves it: the same router decides what is a page, and the same security
 * headers stand in every answer. `files` is where signed addresses lead. HSTS is left out: it would bind
 * localhost to HTTPS.
 */
export function builtSite(files: string): Site {
  if (!existsSync(join(directory, 'index.html'))) {
    throw new Error('The site is not built: run "npm run build" first.');
  }
  const headers = {
    'content-security-policy': contentSecurityPolicy({ files, maps: '' }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissionsPolicy,
    'cross-origin-opener-policy': 'same-origin',
  };
  return {
    serve: async (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const { uri } = routeToDocument({ request: { uri: pathname } });
      const file = join(directory, normalize(decodeURIComponent(uri)));
      const content = file.startsWith(directory) ? await readFile(file).catch(() => undefined) : undefined;
      if (!content) {
        response.writeHead(404, { ...headers, 'content-type': 'text/plain' }).end('Not found');
        return;
      }
      response.writeHead(200, {
        ...headers,
        'content-type': types[extname(file)] ?? 'application/octet-stream',
        'content-length': content.length,
        'cache-control': uri.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      });
      response.end(request.method === 'HEAD' ? undefined : content);
    },
    stop: async () => {},
  };
}
