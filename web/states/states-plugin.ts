import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { statesPath } from '#shared/state-pages.ts';
import { runModule } from '../landing/run-module.ts';
import type { RenderedPage } from './render-pages.tsx';

const templateFile = 'states.html';
const modulePath = fileURLToPath(new URL('./render-pages.tsx', import.meta.url));

async function pages(): Promise<RenderedPage[]> {
  const { renderStatePages } = await runModule<typeof import('./render-pages.tsx')>(modulePath);
  return renderStatePages();
}

function filled(template: string, { head, body }: RenderedPage): string {
  // Functions, because `$&` and the like in a page would be replaced.
  return template.replace('<!--head-of-page-->', () => head).replace('<!--body-of-page-->', () => body);
}

/**
 * Renders a page for each state and the list of all states, from states.html. The build writes them as files
 * (`/states/texas.html`), to which the router leads (infra/constructs/site-router.ts). `npm start` renders them on request.
 * The browser gets no JavaScript.
 */
export function statePages(): Plugin {
  return {
    name: 'state-pages',
    enforce: 'post',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = /^(\/states(?:\/[a-z-]+)?)\.html(?:\?|$)/.exec(request.url ?? '')?.[1];
        if (!path) return next();
        const answer = async () => {
          const page = (await pages()).find((one) => one.path === path);
          if (!page) return next();
          const source = await readFile(new URL(`../${templateFile}`, import.meta.url), 'utf8');
          const template = await server.transformIndexHtml(`/${templateFile}`, source);
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(filled(template, page));
        };
        return answer().catch(next);
      });
    },
    async generateBundle(_options, bundle) {
      const template = bundle[templateFile];
      if (template?.type !== 'asset') throw new Error(`The site has no ${templateFile}`);
      const source = String(template.source);
      for (const page of await pages()) {
        if (page.path === statesPath) template.source = filled(source, page);
        else
          this.emitFile({
            type: 'asset',
            fileName: `${page.path.slice(1)}.html`,
            source: filled(source, page),
          });
      }
    },
  };
}
