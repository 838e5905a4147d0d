import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { routeToDocument } from '#infra/constructs/site-router.ts';
import { contentSecurityPolicy, permissionsPolicy } from '#infra/security-headers.ts';
import type { Site } from './site.ts';

const webDist = join(import.meta.dirname, '..', '..', 'web', 'dist');

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
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

/** A file of the built site by its path in an address; undefined where there is none. */
async function fileOf(directory: string, uri: string): Promise<Buffer | undefined> {
  try {
    const file = join(directory, decodeURIComponent(uri));
    return file.startsWith(directory + sep) ? await readFile(file) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The built site as CloudFront serves it: the same router decides what is a page, and the same security
 * headers stand in every answer. `files` is where signed addresses lead. HSTS is left out: it would bind
 * localhost to HTTPS.
 */
export function builtSite(files: string, directory = webDist): Site {
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
      const uri = routeToDocument({ request: { uri: (request.url ?? '/').split('?')[0] ?? '/' } }).uri;
      const content = await fileOf(directory, uri);
      if (!content) {
        response.writeHead(404, { ...headers, 'content-type': 'text/plain' }).end('Not found');
        return;
      }
      response.writeHead(200, {
        ...headers,
        'content-type': types[extname(uri)] ?? 'application/octet-stream',
        'content-length': content.length,
        'cache-control': uri.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      });
      response.end(request.method === 'HEAD' ? undefined : content);
    },
    stop: async () => {},
  };
}
