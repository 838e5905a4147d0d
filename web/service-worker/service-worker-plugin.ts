import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';

type Precached = { url: string; revision: string | null };

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Fetched on first use: large and rarely needed, or of no use without a connection. Browsers since 2016 take the smaller fonts. */
const onDemand = /libheif|heic|local-card|\.woff$/;
/** The script of app.html that is no part of the app's code. */
const firstPaint = /^assets\/first-paint-/;

/** A document that opens offline, and the worker that keeps it and its code on the device. */
type Offline = {
  document: 'app.html' | 'verify.html';
  source: './service-worker.ts' | './verify-worker.ts';
  worker: (typeof workers)[number];
  /** Files of web/public that the document shows. */
  publicFiles: readonly string[];
};

/** The names of the built workers. */
const workers = ['service-worker.js', 'verify-worker.js'] as const;

const offline: readonly Offline[] = [
  {
    document: 'app.html',
    source: './service-worker.ts',
    worker: 'service-worker.js',
    publicFiles: ['manifest.webmanifest', 'seal.svg', 'icon-192.png'],
  },
  // Visitors who only check a document should not download the app for it.
  {
    document: 'verify.html',
    source: './verify-worker.ts',
    worker: 'verify-worker.js',
    publicFiles: ['seal.svg'],
  },
];

type Bundle = Rolldown.OutputBundle;

/** Returns the chunks of a document and everything they import, except for what is loaded on demand. */
function chunksOf(bundle: Bundle, document: Offline['document']): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || found.has(chunk)) return;
    if (chunk.moduleIds.some((id) => onDemand.test(id))) return;
    found.add(chunk);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next);
  };
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && file.facadeModuleId?.endsWith(`/${document}`)) visit(file.fileName);
  }
  return [...found];
}

const digest = (source: string | Uint8Array) =>
  createHash('sha256').update(source).digest('hex').slice(0, 16);

/** Returns everything a document needs offline: its code, styles, fonts, and itself. */
async function precached(bundle: Bundle, { document, publicFiles }: Offline): Promise<Precached[]> {
  const chunks = chunksOf(bundle, document);
  const names = new Set(chunks.map(({ fileName }) => fileName));
  for (const { viteMetadata } of chunks) {
    for (const name of viteMetadata?.importedCss ?? []) names.add(name);
    for (const name of viteMetadata?.importedAssets ?? []) names.add(name);
  }
  for (const name of [...names]) {
    const file = bundle[name];
    const text = String(file?.type === 'asset' ? file.source : file?.code);
    // Style sheets name their fonts, and the worker that reads barcodes its WebAssembly.
    for (const other of Object.keys(bundle)) {
      if (/\.(woff2|wasm)$/.test(other) && text.includes(basename(other))) names.add(other);
    }
  }
  for (const name of Object.keys(bundle))
    if (document === 'app.html' && firstPaint.test(name)) names.add(name);
  const hashed = [...names]
    .filter((name) => name in bundle && !onDemand.test(name))
    .sort()
    .map((name) => ({ url: `/${name}`, revision: null }));
  const page = bundle[document];
  if (page?.type !== 'asset') throw new Error(`The build has no ${document}`);
  const files = publicFiles.map(async (name) => ({
    url: `/${name}`,
    revision: digest(await readFile(here(`../public/${name}`))),
  }));
  return [{ url: `/${document}`, revision: digest(page.source) }, ...hashed, ...(await Promise.all(files))];
}

async function builtWorker(bundle: Bundle, one: Offline): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [here(one.source)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    define: {
      PRECACHED: JSON.stringify(await precached(bundle, one)),
      'process.env.NODE_ENV': '"production"',
    },
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`${one.worker} cannot be built`);
  return file.text;
}

/** Writes the built site's service workers, each with the list of files it caches. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const one of offline) {
          this.emitFile({ type: 'asset', fileName: one.worker, source: await builtWorker(bundle, one) });
        }
      },
    },
  };
}
