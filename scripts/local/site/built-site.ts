import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { routeToDocument } from '#infra/constructs/site-router.ts';
import { contentSecurityPolicy, permissionsPolicy } from '#infra/security-headers.ts';
import { filledFiles, fillPage } from '#shared/fill-page.ts';
import { localPageFacts } from './local-site-config.ts';
import type { Site } from './site.ts';

const webDist = join(import.meta.dirname, '..', '..', '..', 'web', 'dist');

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.pbf': 'application/x-protobuf',
  '.wasm': 'application/wasm',
};

/** CloudFront compresses these types, from 1,000 bytes on. */
const isCompressed = (type: string) => /^(text\/|application\/(json|xml|manifest)|image\/svg)/.test(type);
const compressedFrom = 1_000;

/** Returns a file of the built site by its path in an address; undefined where there is none. */
async function fileOf(directory: string, uri: string): Promise<Buffer | undefined> {
  try {
    const file = join(directory, decodeURIComponent(uri));
    return file.startsWith(directory + sep) ? await readFile(file) : undefined;
  } catch {
    return undefined;
  }
}

function filledPage(file: Buffer, host = 'localhost'): Buffer {
  return Buffer.from(fillPage(file.toString('utf8'), localPageFacts(`http://${host}`)));
}

/**
 * Serves the built site as CloudFront does: the same router decides what is a page, and every response has the same
 * security headers. `files` is the origin of signed addresses. HSTS is left out, because it would bind localhost to
 * HTTPS.
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
  const packed = new Map<string, Buffer>();
  const compressed = (uri: string, content: Buffer) => {
    const body = packed.get(uri) ?? gzipSync(content);
    // Files below /assets have a hash in their name, so their content never changes.
    if (uri.startsWith('/assets/')) packed.set(uri, body);
    return body;
  };
  return {
    serve: async (request, response) => {
      const routed = routeToDocument({ request: { uri: (request.url ?? '/').split('?')[0] ?? '/' } });
      if ('statusCode' in routed) {
        response.writeHead(routed.statusCode, { ...headers, location: routed.headers.location.value }).end();
        return;
      }
      const { uri } = routed;
      const file = await fileOf(directory, uri);
      const content =
        file && filledFiles.includes(uri.slice(1)) ? filledPage(file, request.headers.host) : file;
      if (!content) {
        response.writeHead(404, { ...headers, 'content-type': 'text/plain' }).end('Not found');
        return;
      }
      const type = types[extname(uri)] ?? 'application/octet-stream';
      const compresses =
        isCompressed(type) &&
        content.length >= compressedFrom &&
        /\bgzip\b/.test(String(request.headers['accept-encoding']));
      const body = compresses ? compressed(uri, content) : content;
      response.writeHead(200, {
        ...headers,
        'content-type': type,
        ...(compresses && { 'content-encoding': 'gzip', vary: 'accept-encoding' }),
        'content-length': body.length,
        'cache-control': uri.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      });
      response.end(request.method === 'HEAD' ? undefined : body);
    },
    stop: async () => {},
  };
}
