import { access, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type FunctionId, functionIds, functions } from './functions.ts';
import { bundleMaps, writeBundle, writeBundles } from './write-bundle.ts';

/** A function's bundle: the folder of its code, and the size of its JavaScript. */
export type FunctionBundle = { id: FunctionId; directory: string; file: string; bytes: number };

const root = resolve(import.meta.dirname, '..');

/** The default folder of the bundles. */
export const defaultBundleDirectory = join(root, '.build', 'functions');

/** Returns the folder of a function's code. Its `index.js` exports `handler`. */
export function bundleDirectory(id: FunctionId, outDir = defaultBundleDirectory): string {
  return join(outDir, id);
}

/** Bundles not listed in the rows of functions: the canary, and the backup functions. */
const standalone = {
  canary: 'scripts/smoke/canary.ts',
  'erase-copies': 'functions/events/erase-copies.ts',
  'export-changes': 'functions/events/export-changes.ts',
} as const;

export type StandaloneId = keyof typeof standalone;

export const standaloneIds = Object.keys(standalone) as StandaloneId[];

/** Returns the folder of a standalone bundle's code, next to the functions' folder. */
export function standaloneDirectory(id: StandaloneId, outDir = defaultBundleDirectory): string {
  return `${outDir}-${id}`;
}

/**
 * Returns the folder of a standalone bundle's JavaScript. CloudWatch Synthetics expects the canary's in a
 * subfolder.
 */
export function standaloneCode(id: StandaloneId, outDir = defaultBundleDirectory): string {
  const directory = standaloneDirectory(id, outDir);
  return id === 'canary' ? join(directory, 'nodejs', 'node_modules') : directory;
}

/** Builds standalone bundles; by default, all. */
export async function bundleStandalone(
  outDir = defaultBundleDirectory,
  ids: readonly StandaloneId[] = standaloneIds,
): Promise<void> {
  for (const id of ids) {
    const directory = standaloneCode(id, outDir);
    await writeBundle({ files: { index: standalone[id] } }, directory);
    if (id !== 'canary') await markAsCommonJs(directory);
  }
}

/** Returns the entry file of a function. Throws if the file does not exist. */
async function entryFile(id: FunctionId): Promise<string> {
  const { entry } = functions[id];
  await access(join(root, entry)).catch((cause: unknown) => {
    throw new Error(`The function ${id} has no entry file ${entry}`, { cause });
  });
  return entry;
}

/** Returns the entry files of all functions, by the name that `bundleTogether` gives their output. */
async function entriesTogether(): Promise<Record<string, string>> {
  const entries = functionIds.map(async (id) => [`${id}/index`, await entryFile(id)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** Returns the source maps of a function's bundle by file name, made from the current sources. */
export async function sourceMaps(id: FunctionId): Promise<Map<string, string>> {
  return bundleMaps({ files: { index: await entryFile(id) } });
}

/** Returns the source maps of the output of `bundleTogether` by file name, made from the current sources. */
export async function sourceMapsTogether(): Promise<Map<string, string>> {
  return bundleMaps({ files: await entriesTogether() });
}

/** Returns all strings in a JSON value, at any depth. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Copies the font files that a function reads into its bundle, where Node looks for packages. */
async function copyFonts(id: FunctionId, outDir: string): Promise<void> {
  const { fonts } = functions[id];
  if (!fonts) return;
  // Several scripts may share a file.
  const files = new Set(textsOf(JSON.parse(await readFile(join(root, fonts), 'utf8'))));
  await Promise.all(
    Array.from(files, (file) =>
      cp(join(root, 'node_modules', file), join(bundleDirectory(id, outDir), 'node_modules', file)),
    ),
  );
}

/** The package is of type module, but its bundles are CommonJS. */
async function markAsCommonJs(outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true });
  await writeFile(join(outDir, 'package.json'), '{ "type": "commonjs" }\n');
}

/**
 * Bundles all functions in one pass, for the local stack. Each has its `index.js` in the same place as with
 * `bundleFunctions`, and they share the other files. Fonts are read from the repository.
 */
export async function bundleTogether(outDir: string): Promise<void> {
  await writeBundle({ files: await entriesTogether() }, outDir);
  await markAsCommonJs(outDir);
}

/**
 * Bundles the functions, each into `<outDir>/<function-id>/index.js`, and returns their sizes. CommonJS made
 * from the packages' ES modules is smallest and imports fastest (docs/adr/0001). The bundles include the AWS
 * SDK, because the runtime's own copy loads more slowly.
 */
export async function bundleFunctions(
  outDir = defaultBundleDirectory,
  ids: readonly FunctionId[] = functionIds,
): Promise<FunctionBundle[]> {
  const entries = await Promise.all(
    ids.map(async (id) => ({ file: await entryFile(id), directory: bundleDirectory(id, outDir) })),
  );
  const sizes = await writeBundles(entries);
  await markAsCommonJs(outDir);
  await Promise.all(ids.map((id) => copyFonts(id, outDir)));
  return ids.map((id, at) => {
    const directory = bundleDirectory(id, outDir);
    return { id, directory, file: join(directory, 'index.js'), bytes: sizes[at] ?? 0 };
  });
}
