import { access, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type FunctionId, functionIds, functionRow } from './function-ids.ts';
import { writeBundle } from './write-bundle.ts';

/** A function as it is deployed: the folder that becomes its code, and the size of its JavaScript. */
export type FunctionBundle = { id: FunctionId; directory: string; file: string; bytes: number };

const root = resolve(import.meta.dirname, '..');

/** Where the bundles lie unless told otherwise. */
export const defaultBundleDirectory = join(root, '.build', 'functions');

/** The folder that becomes the code of a function; it holds `index.js`, exporting `handler`. */
export function bundleDirectory(id: FunctionId, outDir = defaultBundleDirectory): string {
  return join(outDir, id);
}

/** The entry file of a function; fails, naming the function, when there is none. */
async function entryFile(id: FunctionId): Promise<string> {
  const { entry } = functionRow(id);
  await access(join(root, entry)).catch((cause: unknown) => {
    throw new Error(`The function ${id} has no entry file ${entry}`, { cause });
  });
  return entry;
}

/** The strings at any depth of a JSON value. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Lays the font files that a function reads beside it, where Node looks for packages. */
async function copyFonts(id: FunctionId, outDir: string): Promise<void> {
  const row = functionRow(id);
  if (!('fonts' in row) || !row.fonts) return;
  const files = textsOf(JSON.parse(await readFile(join(root, row.fonts), 'utf8')));
  await Promise.all(
    files.map((file) =>
      cp(join(root, 'node_modules', file), join(bundleDirectory(id, outDir), 'node_modules', file)),
    ),
  );
}

/**
 * Bundles the functions, each into `<outDir>/<function-id>/index.js`, and tells their sizes.
 * CommonJS from the packages' ES modules: the smallest and the fastest to import
 * (docs/adr/0001). The AWS SDK is bundled too, since the runtime's own loads slower.
 */
export async function bundleFunctions(
  outDir = defaultBundleDirectory,
  ids: readonly FunctionId[] = functionIds,
): Promise<FunctionBundle[]> {
  await mkdir(outDir, { recursive: true });
  // This package holds ES modules; its bundles do not.
  await writeFile(join(outDir, 'package.json'), '{ "type": "commonjs" }\n');
  return Promise.all(
    ids.map(async (id) => {
      const directory = bundleDirectory(id, outDir);
      const bytes = await writeBundle({ file: await entryFile(id) }, directory);
      await copyFonts(id, outDir);
      return { id, directory, file: join(directory, 'index.js'), bytes };
    }),
  );
}
