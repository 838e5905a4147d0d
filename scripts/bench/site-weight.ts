import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

type Chunk = { file: string; isDynamicEntry?: boolean; imports?: string[]; css?: string[] };

/** The JavaScript and the style sheets, in gzip bytes, that a visitor loads before a page can be used. */
export type PageWeight = { page: string; scripts: number; styles: number };

/** The first loads of the pages of a site. Fonts are those of English text. */
export type SiteWeight = { pages: PageWeight[]; fonts: number };

/** The site's documents, each an entry point. */
export const documents = {
  landing: 'index.html',
  app: 'app.html',
  verify: 'verify.html',
  inspect: 'inspect.html',
} as const;

const signIn = 'features/auth/auth-view.tsx';

/** The most that a view may load first, in KB (gzip), and the views that may load less. */
export const mostOfViews = { scripts: 180, styles: 24, fonts: 60 };
export const firstLoads = [
  { page: 'sign-in', atMost: 122, view: signIn },
  { page: 'dashboard', atMost: 131, view: 'features/dashboard/dashboard-view.tsx' },
  { page: 'wizard', atMost: 177, view: 'features/wizard/wizard-view.tsx' },
] as const;

/** Returns what is loaded before a view can be used: its document and its module, and the frame of a signed-in notary. */
export const loadedFirst = (view: string) =>
  view === signIn ? [documents.app, view] : [documents.app, 'app/frame.tsx', view];

/** The built site by its manifest, which lists modules by their path below web/. */
export type BuiltModules = {
  /** The modules of the app's views. */
  views: string[];
  /**
   * Returns the JavaScript files of documents and modules with all static imports, and the scripts that documents name. Throws for
   * a module without a chunk.
   */
  scriptsOf: (...modules: string[]) => string[];
  /** Returns their style sheets. */
  stylesOf: (...modules: string[]) => string[];
  /** Returns the gzip bytes of files. */
  bytesOf: (files: string[]) => Promise<number>;
};

const script = /<script(?: [^>]*)? src="\/([^"]+)"/g;

/** Reads which files belong to which part of a built site. */
export async function builtModules(dist: string): Promise<BuiltModules> {
  const manifest: Record<string, Chunk> = JSON.parse(
    await readFile(join(dist, '.vite/manifest.json'), 'utf8'),
  );
  // The manifest does not know the script of the first paint, which the build writes into the document.
  const named = new Map<string, string[]>();
  for (const document of Object.values(documents)) {
    const html = await readFile(join(dist, document), 'utf8');
    named.set(
      document,
      [...html.matchAll(script)].map(([, file = '']) => file),
    );
  }

  function chunksOf(keys: string[], into = new Map<string, Chunk>()): Map<string, Chunk> {
    for (const key of keys) {
      const chunk = manifest[key];
      if (!chunk) throw new Error(`The built site has no chunk of ${key}`);
      if (into.has(key)) continue;
      into.set(key, chunk);
      chunksOf(chunk.imports ?? [], into);
    }
    return into;
  }

  return {
    views: Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry && /-view\.tsx$/.test(key)),
    scriptsOf: (...modules) => {
      const imported = [...chunksOf(modules).values()].map(({ file }) => file);
      const inDocuments = modules.flatMap((module) => named.get(module) ?? []);
      return [...new Set([...inDocuments, ...imported])].filter((file) => file.endsWith('.js'));
    },
    stylesOf: (...modules) => [...new Set([...chunksOf(modules).values()].flatMap(({ css }) => css ?? []))],
    bytesOf: async (files) => {
      const sizes = files.map(
        async (file) => gzipSync(await readFile(join(dist, file)), { level: 9 }).length,
      );
      return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    },
  };
}

/** Returns the bytes of the fonts for English text, which are compressed files. */
export async function fontBytes(dist: string): Promise<number> {
  const files = globSync('assets/*-latin-{600,wght}-normal-*.woff2', { cwd: dist });
  const fonts = await Promise.all(files.map((file) => readFile(join(dist, file))));
  return fonts.reduce((sum, { length }) => sum + length, 0);
}

/** Returns what each document and each view loads before it can be used. */
export async function siteWeight(dist: string): Promise<SiteWeight> {
  const { views, scriptsOf, stylesOf, bytesOf } = await builtModules(dist);
  const pages = [
    { page: 'landing page', modules: [documents.landing] },
    { page: 'page that checks documents', modules: [documents.verify] },
    { page: 'page that shows an inspection', modules: [documents.inspect] },
    { page: 'app alone', modules: [documents.app] },
    ...views.map((view) => ({ page: view, modules: loadedFirst(view) })),
  ];
  const weights = pages.map(async ({ page, modules }) => ({
    page,
    scripts: await bytesOf(scriptsOf(...modules)),
    styles: await bytesOf(stylesOf(...modules)),
  }));
  return { pages: await Promise.all(weights), fonts: await fontBytes(dist) };
}
