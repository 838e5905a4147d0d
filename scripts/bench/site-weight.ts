import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

type Chunk = { file: string; isEntry?: boolean; isDynamicEntry?: boolean; imports?: string[]; src?: string };

/** The JavaScript, in gzip bytes, that a visitor loads before a page can be used. */
export type PageWeight = { page: string; bytes: number };

/** What each page of the built site weighs: the entry with all it imports, and the page's own chunks. */
export async function pageWeights(dist: string): Promise<PageWeight[]> {
  const manifest: Record<string, Chunk> = JSON.parse(
    await readFile(join(dist, '.vite/manifest.json'), 'utf8'),
  );
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';

  function withImports(key: string, into = new Set<string>()): Set<string> {
    const chunk = manifest[key];
    if (!chunk || into.has(chunk.file)) return into;
    into.add(chunk.file);
    for (const imported of chunk.imports ?? []) withImports(imported, into);
    return into;
  }

  async function weight(files: Set<string>): Promise<number> {
    const sizes = [...files]
      .filter((file) => file.endsWith('.js'))
      .map(async (file) => gzipSync(await readFile(join(dist, file)), { level: 9 }).length);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  }

  const pages = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry);
  const weights = pages.map(async (page) => ({
    page: manifest[page]?.src ?? page,
    bytes: await weight(new Set([...withImports(entry), ...withImports(page)])),
  }));
  return [{ page: 'entry alone', bytes: await weight(withImports(entry)) }, ...(await Promise.all(weights))];
}
