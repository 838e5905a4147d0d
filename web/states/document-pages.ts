import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import type { RenderedPage } from './rendered-page.tsx';

/** Pages that share a template, one of which has the template's own address. */
type DocumentPages = { template: string; paths: readonly string[]; render: () => Promise<RenderedPage[]> };

/** Returns the file of a page. */
export const fileOf = (path: string) => `${path.slice(1)}.html`;

function filled(template: string, { head, body }: RenderedPage): string {
  // Functions, because `$&` and the like in a page would be replaced.
  return template.replace('<!--head-of-page-->', () => head).replace('<!--body-of-page-->', () => body);
}

/**
 * Renders pages from a template of the site. The build writes them as files (`/states/texas.html`), to which the router
 * leads (infra/constructs/site-router.ts). `npm start` renders them on request. The browser gets no JavaScript.
 */
export function documentPages({ template, paths, render }: DocumentPages): Plugin {
  return {
    name: `pages-of-${basename(template, '.html')}`,
    enforce: 'post',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const asked = paths.find((path) => request.url?.split('?')[0] === `${path}.html`);
        if (!asked) return next();
        const answer = async () => {
          const page = (await render()).find(({ path }) => path === asked);
          if (!page) return next();
          const source = filled(await readFile(new URL(`../${template}`, import.meta.url), 'utf8'), page);
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(await server.transformIndexHtml(`/${template}`, source));
        };
        return answer().catch(next);
      });
    },
    async generateBundle(_options, bundle) {
      const built = bundle[template];
      if (built?.type !== 'asset') throw new Error(`The site has no ${template}`);
      const source = String(built.source);
      for (const page of await render()) {
        const fileName = fileOf(page.path);
        if (fileName === template) built.source = filled(source, page);
        else this.emitFile({ type: 'asset', fileName, source: filled(source, page) });
      }
    },
  };
}
