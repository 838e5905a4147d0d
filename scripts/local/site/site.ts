import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { routeToDocument } from '#infra/constructs/site-router.ts';
import { fillPage } from '#shared/fill-page.ts';
import { localPageFacts } from './local-site-config.ts';

/** Answers browsers' requests for the site. */
export type Site = {
  serve: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Returns the file that Vite serves for an address, as CloudFront's router decides; undefined for a redirect. Modules
 * are separate files in development, some of them below /app, so requests for anything but pages keep their address.
 */
function documentOf(request: IncomingMessage): string | undefined {
  const url = request.url ?? '/';
  const [path = '/', query] = url.split('?', 2);
  const asksForPage = request.headers.accept?.includes('text/html') || !/\.[^/]*$/.test(path);
  if (path.startsWith('/@') || !asksForPage) return url;
  const routed = routeToDocument({ request: { uri: path } });
  if ('statusCode' in routed) return undefined;
  return query === undefined ? routed.uri : `${routed.uri}?${query}`;
}

/** Puts the facts of the local site into pages, as the built site does. */
function filledPages(server: Server): Plugin {
  return {
    name: 'filled-pages',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const { port } = server.address() as AddressInfo;
        return fillPage(html, localPageFacts(`http://localhost:${port}`));
      },
    },
  };
}

/** Serves the site from its sources: Vite builds what the browser requests, and tells it about changes. */
export async function developmentSite(server: Server): Promise<Site> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: fileURLToPath(new URL('../../../web/vite.config.ts', import.meta.url)),
    plugins: [filledPages(server)],
    server: { middlewareMode: true, ws: { server } },
    clearScreen: false,
  });
  return {
    serve: (request, response) => {
      const url = documentOf(request);
      if (url === undefined) {
        response.writeHead(302, { location: '/' }).end();
        return;
      }
      request.url = url;
      vite.middlewares(request, response, () => {
        response.writeHead(404).end();
      });
    },
    stop: () => vite.close(),
  };
}
