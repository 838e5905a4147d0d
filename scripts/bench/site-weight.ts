import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

type Chunk = { file: string; isDynamicEntry?: boolean; imports?: string[] };

/** The JavaScript, in gzip bytes, that a visitor loads before a page can be used. */
export type PageWeight = { page: string; bytes: number };

/** The site's documents, each an entry point. */
export const documents = { landing: 'index.html', app: 'app.html', verify: 'verify.html' } as const;

/** The code that visitors load before they can use a page: the modules, and how many KB (gzip) of JavaScript they may be. */
export const firstLoads = [
  { page: 'sign-in', atMost: 122, modules: ['features/auth/auth-view.tsx'] },
  {
    page: 'dashboard',
    atMost: 131,
    modules: ['app/frame.tsx', 'features/dashboard/dashboard-view.tsx'],
  },
  {
    page: 'wizard',
    atMost: 177,
    modules: ['app/frame.tsx', 'features/wizard/wizard-view.tsx'],
  },
] as const;

/** The built site by its manifest, which lists modules by their path below web/. */
export type BuiltModules = {
  /** The modules that are loaded on demand. */
  onDemand: string[];
  /** Returns the JavaScript files of modules with all static imports; throws for a module without a chunk. */
  scriptsOf: (...modules: string[]) => string[];
  /** Returns the gzip bytes of files. */
  bytesOf: (files: string[]) => Promise<number>;
};

/** Reads which files belong to which part of a built site. */
export async function builtModules(dist: string): Promise<BuiltModules> {
  const manifest: Record<string, Chunk> = JSON.parse(
    await readFile(join(dist, '.vite/manifest.json'), 'utf8'),
  );

  function withImports(key: string, into: Set<string>): Set<string> {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The built site has no chunk of ${key}`);
    if (into.has(chunk.file)) return into;
    into.add(chunk.file);
    for (const imported of chunk.imports ?? []) withImports(imported, into);
    return into;
  }

  return {
    onDemand: Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry),
    scriptsOf: (...modules) => {
      const files = new Set<string>();
      for (const module of modules) withImports(module, files);
      return [...files].filter((file) => file.endsWith('.js'));
    },
    bytesOf: async (files) => {
      const sizes = files.map(
        async (file) => gzipSync(await readFile(join(dist, file)), { level: 9 }).length,
      );
      return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    },
  };
}

/** Returns the weight of each page: each document with its static imports, alone and with each module on demand. */
export async function pageWeights(dist: string): Promise<PageWeight[]> {
  const { onDemand, scriptsOf, bytesOf } = await builtModules(dist);
  const pages = [
    { page: 'landing page', modules: [documents.landing] },
    { page: 'app alone', modules: [documents.app] },
    { page: 'page that checks documents', modules: [documents.verify] },
    ...onDemand.map((module) => {
      const document = module.startsWith('verify/') ? documents.verify : documents.app;
      return { page: module, modules: [document, module] };
    }),
  ];
  return Promise.all(
    pages.map(async ({ page, modules }) => ({ page, bytes: await bytesOf(scriptsOf(...modules)) })),
  );
}
