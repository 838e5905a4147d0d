import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';

/** Something that answers the requests of browsers for the site. */
export type Site = {
  serve: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;
  stop: () => Promise<void>;
};

/** The site from its sources: Vite builds what the browser asks for, and tells it what changed. */
export async function developmentSite(server: Server): Promise<Site> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: fileURLToPath(new URL('../../web/vite.config.ts', import.meta.url)),
    server: { middlewareMode: true, ws: { server } },
    clearScreen: false,
  });
  return {
    serve: (request, response) =>
      vite.middlewares(request, response, () => {
        response.writeHead(404).end();
      }),
    stop: () => vite.close(),
  };
}
