import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';

type Precached = { url: string; revision: string | null };

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Fetched on first use: large, and not needed to record an entry. */
const onDemand = /maplibre-gl|zxing-wasm|local-card/;
/** Fonts for other scripts are fetched with the first text that needs them. */
const otherScripts = /-(cyrillic|greek|vietnamese)(-ext)?-/;
/** The files of web/public that the app shows. */
const publicFiles = ['manifest.webmanifest', 'seal.svg', 'icon-192.png'];

type Bundle = Rolldown.OutputBundle;

/**
 * Returns the chunks of the app's document and everything they import, except for what is loaded on demand.
 */
function chunksOf(bundle: Bundle): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || found.has(chunk)) return;
    if (chunk.moduleIds.some((id) => onDemand.test(id))) return;
    found.add(chunk);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next);
  };
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && file.facadeModuleId?.endsWith('/app.html')) visit(file.fileName);
  }
  return [...found];
}

const digest = (source: string | Uint8Array) =>
  createHash('sha256').update(source).digest('hex').slice(0, 16);

/** Returns everything the app needs offline: its code, styles, fonts, and document. */
async function precached(bundle: Bundle): Promise<Precached[]> {
  const chunks = chunksOf(bundle);
  const names = new Set(chunks.map(({ fileName }) => fileName));
  for (const { viteMetadata } of chunks) {
    for (const name of viteMetadata?.importedCss ?? []) names.add(name);
    for (const name of viteMetadata?.importedAssets ?? []) names.add(name);
  }
  for (const name of [...names]) {
    const sheet = bundle[name];
    if (!name.endsWith('.css') || sheet?.type !== 'asset') continue;
    for (const file of Object.values(bundle)) {
      if (file.fileName.endsWith('.woff2') && String(sheet.source).includes(basename(file.fileName))) {
        names.add(file.fileName);
      }
    }
  }
  const hashed = [...names]
    .filter((name) => name in bundle && !otherScripts.test(name) && !onDemand.test(name))
    .sort()
    .map((name) => ({ url: `/${name}`, revision: null }));
  const document = bundle['app.html'];
  if (document?.type !== 'asset') throw new Error('The build has no app.html');
  const files = publicFiles.map(async (name) => ({
    url: `/${name}`,
    revision: digest(await readFile(here(`../public/${name}`))),
  }));
  return [{ url: '/app.html', revision: digest(document.source) }, ...hashed, ...(await Promise.all(files))];
}

/** Writes the built site's service worker with the list of files it caches. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const list = await precached(bundle);
        const { outputFiles } = await build({
          entryPoints: [here('./service-worker.ts')],
          bundle: true,
          minify: true,
          write: false,
          format: 'iife',
          target: 'es2022',
          legalComments: 'none',
          define: { PRECACHED: JSON.stringify(list), 'process.env.NODE_ENV': '"production"' },
        });
        const [file] = outputFiles;
        if (!file) throw new Error('The service worker cannot be built');
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: file.text });
      },
    },
  };
}
