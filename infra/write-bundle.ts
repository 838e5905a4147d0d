import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { type BuildOptions, build, type Plugin, transform } from 'esbuild';

const root = resolve(import.meta.dirname, '..');

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

/** The SDK tells services which browser it runs in, which in a function is none. */
const noBrowserOfTheSdk: Plugin = {
  name: 'no-browser-of-the-sdk',
  setup({ onResolve }) {
    onResolve({ filter: /^bowser$/ }, ({ importer }) =>
      /node_modules\/@(aws-sdk|smithy)\//.test(importer) ? { path: 'bowser', external: true } : undefined,
    );
  },
};

const bundling = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  target: 'node24',
  mainFields: ['module', 'main'],
  minify: true,
  legalComments: 'none',
  sourcesContent: false,
  // CommonJS knows its own file by another name.
  define: { 'import.meta.filename': '__filename', 'import.meta.dirname': '__dirname' },
  plugins: [credentialsFromEnvironment, noBrowserOfTheSdk],
  logLevel: 'warning',
} satisfies BuildOptions;

/**
 * Bundles one entry into `<directory>/index.js`, CommonJS, and answers the bytes of all its JavaScript.
 * What the code imports only when it needs it becomes a file of its own, read only then: esbuild splits
 * ES modules and nothing else, so each file is turned into CommonJS, which imports faster, afterwards
 * (docs/adr/0001).
 */
export async function writeBundle(
  entry: { file: string } | { contents: string },
  directory: string,
): Promise<number> {
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  const { outputFiles } = await build({
    ...bundling,
    ...('file' in entry
      ? { entryPoints: { index: entry.file } }
      : { stdin: { contents: entry.contents, resolveDir: root }, entryNames: 'index' }),
    outdir: directory,
    write: false,
    format: 'esm',
    splitting: true,
    sourcemap: 'inline',
  });
  const sizes = outputFiles.map(async ({ path, text }) => {
    const name = basename(path);
    const { code, map } = await transform(text, {
      format: 'cjs',
      platform: 'node',
      target: 'node24',
      minify: true,
      supported: { 'dynamic-import': false },
      sourcemap: 'external',
      sourcesContent: false,
      sourcefile: name,
    });
    await writeFile(join(directory, name), `${code}//# sourceMappingURL=${name}.map\n`);
    await writeFile(join(directory, `${name}.map`), map);
    return Buffer.byteLength(code);
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
