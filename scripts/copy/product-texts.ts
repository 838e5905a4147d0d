import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type VisibleText, visibleTexts } from './visible-texts.ts';

const root = join(import.meta.dirname, '..', '..');

/** Sources whose texts the product doesn't show. */
const excluded = [
  'web/gallery/**',
  'web/vite.config.ts',
  'web/**/*-plugin.ts',
  'shared/data/well-known-passwords.ts',
];

/** Returns the visible texts of the site, the functions, and what they share, by file, in alphabetical order. */
export async function productTexts(): Promise<Map<string, VisibleText[]>> {
  const files = globSync('{web,functions,shared}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: [...excluded, 'web/dist/**'],
  });
  const texts = await Promise.all(
    files.toSorted().map(async (file) => {
      return [file, visibleTexts(file, await readFile(join(root, file), 'utf8'))] as const;
    }),
  );
  return new Map(texts.filter(([, found]) => found.length > 0));
}
