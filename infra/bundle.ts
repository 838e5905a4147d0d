import { access, cp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { type RouteId, routeIds } from '#shared/contract/routes.ts';
import { routeFunction } from './routes.ts';

/** A function as it is deployed: the folder that becomes its code, and the size of its JavaScript. */
export type FunctionBundle = { id: RouteId; directory: string; file: string; bytes: number };

const root = resolve(import.meta.dirname, '..');

/** Where the bundles lie unless told otherwise. */
export const defaultBundleDirectory = join(root, '.build', 'functions');

/** The folder that becomes the code of a route's function; it holds `index.js`, exporting `handler`. */
export function bundleDirectory(id: RouteId, outDir = defaultBundleDirectory): string {
  return join(outDir, id);
}

/** The entry file of a route; fails, naming the route, when there is none. */
async function entryFile(id: RouteId): Promise<string> {
  const { entry } = routeFunction(id);
  await access(join(root, entry)).catch((cause: unknown) => {
    throw new Error(`The route ${id} has no entry file ${entry}`, { cause });
  });
  return entry;
}

/** The strings at any depth of a JSON value. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Lays the font files that a function reads beside it, where Node looks for packages. */
async function copyFonts(id: RouteId, outDir: string): Promise<void> {
  const { fonts } = routeFunction(id);
  if (!fonts) return;
  const files = textsOf(JSON.parse(await readFile(join(root, fonts), 'utf8')));
  await Promise.all(
    files.map((file) =>
      cp(join(root, 'node_modules', file), join(bundleDirectory(id, outDir), 'node_modules', file)),
    ),
  );
}

const credentialChain = '@aws-sdk/credential-provider-node';

/**
 * Lambda gives a function its credentials by environment variables alone. The SDK's search through profiles,
 * single sign-on and instance metadata, with the clients it needs, would only be dead weight (150 KB of 480).
 */
const credentialsFromEnvironment: Plugin = {
  name: 'credentials-from-environment',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: new RegExp(`^${credentialChain}$`) }, ({ path, resolveDir }) => ({
      path,
      namespace: 'credentials',
      pluginData: resolveDir,
    }));
    onLoad({ filter: /.*/, namespace: 'credentials' }, ({ pluginData }) => ({
      contents: `export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env';`,
      resolveDir: String(pluginData),
    }));
  },
};

/** How every function is bundled; for the benchmark too, so that it compares like with like. */
export const bundleOptions = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'cjs',
  mainFields: ['module', 'main'],
  // The SDK names the browser it runs in, which here is none.
  external: ['bowser'],
  minify: true,
  sourcemap: 'linked',
  sourcesContent: false,
  legalComments: 'none',
  // CommonJS knows its own file by another name.
  define: { 'import.meta.filename': '__filename', 'import.meta.dirname': '__dirname' },
  plugins: [credentialsFromEnvironment],
  logLevel: 'warning',
} satisfies BuildOptions;

/**
 * Bundles the functions of the routes, each into `<outDir>/<route-id>/index.js`, and tells their sizes.
 * CommonJS from the packages' ES modules: the smallest and the fastest to import
 * (docs/adr/0001). The AWS SDK is bundled too, since the runtime's own loads slower.
 */
export async function bundleFunctions(
  outDir = defaultBundleDirectory,
  ids: readonly RouteId[] = routeIds,
): Promise<FunctionBundle[]> {
  const entries = await Promise.all(ids.map(async (id) => [`${id}/index`, await entryFile(id)] as const));
  await Promise.all(ids.map((id) => rm(bundleDirectory(id, outDir), { recursive: true, force: true })));
  await build({ ...bundleOptions, entryPoints: Object.fromEntries(entries), outdir: outDir });
  await Promise.all(ids.map((id) => copyFonts(id, outDir)));
  // This package holds ES modules; its bundles do not.
  await writeFile(join(outDir, 'package.json'), '{ "type": "commonjs" }\n');
  return Promise.all(
    ids.map(async (id) => {
      const directory = bundleDirectory(id, outDir);
      const file = join(directory, 'index.js');
      return { id, directory, file, bytes: (await stat(file)).size };
    }),
  );
}
