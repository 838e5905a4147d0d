import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

type Chunk = { file: string; isDynamicEntry?: boolean; imports?: string[] };

/** The JavaScript, in gzip bytes, that a visitor loads before a page can be used. */
export type PageWeight = { page: string; bytes: number };

/** The documents of the site, each an entry of its own. */
export const documents = { landing: 'index.html', app: 'app.html' } as const;

/** The built site by its manifest, which names modules by their path below web/. */
export type BuiltModules = {
  /** The modules that are fetched when they are asked for. */
  onDemand: string[];
  /** The JavaScript files of modules, with all that they import at once; throws for a module that is no chunk. */
  scriptsOf: (...modules: string[]) => string[];
  /** The gzip bytes of files. */
  bytesOf: (files: string[]) => Promise<number>;
};

/** Reads which files make up which part of a built site. */
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

/** What each page weighs: the landing page; the app with what it imports at once; and with each module on demand. */
export async function pageWeights(dist: string): Promise<PageWeight[]> {
  const { onDemand, scriptsOf, bytesOf } = await builtModules(dist);
  const pages = [
    { page: 'landing page', modules: [documents.landing] },
    { page: 'app alone', modules: [documents.app] },
    ...onDemand.map((module) => ({ page: module, modules: [documents.app, module] })),
  ];
  return Promise.all(
    pages.map(async ({ page, modules }) => ({ page, bytes: await bytesOf(scriptsOf(...modules)) })),
  );
}
