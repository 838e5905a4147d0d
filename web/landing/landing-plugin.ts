import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { placeholders } from '#shared/fill-page.ts';
import { headTags, robots, sitemap } from './discovery.ts';
import { runModule } from './run-module.ts';
import { type Shot, type Shots, webpSize } from './shots.ts';

const shotsFolder = fileURLToPath(new URL('../public/shots', import.meta.url));
const placeholder = '<!--landing-page-->';

/** Returns the names of the screenshots made by `npm run screenshots`. */
async function shotsIn(folder: string): Promise<Shots> {
  const shots: Record<string, Shot> = {};
  for await (const file of glob('*.webp', { cwd: folder })) {
    const size = webpSize(await readFile(join(folder, file)));
    if (size) shots[file.slice(0, -'.webp'.length)] = size;
  }
  return shots;
}

async function rendered(): Promise<string> {
  const { renderLandingPage } = await runModule<typeof import('./render-page.tsx')>('./render-page.tsx');
  return renderLandingPage(await shotsIn(shotsFolder));
}

/**
 * Renders index.html, the landing page, with React when the site is built; the browser gets no React. `npm
 * start` renders it on every request. Also writes robots.txt and sitemap.xml. All three have placeholders, which the
 * server that serves them or the deployment of a stage replaces (shared/fill-page.ts).
 */
export function landingPage(): Plugin {
  return {
    name: 'landing-page',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        if (!html.includes(placeholder)) return undefined;
        // A function, because `$&` and the like in the page would be replaced.
        const page = await rendered();
        return { html: html.replace(placeholder, () => page), tags: headTags(placeholders.siteUrl) };
      },
    },
    generateBundle() {
      const { siteUrl } = placeholders;
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robots(siteUrl) });
      this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemap(siteUrl) });
    },
  };
}
