import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { type BuildOptions, build, type Plugin, transform } from 'esbuild';

const root = resolve(import.meta.dirname, '..');

const credentialChain = '@aws-sdk/credential-provider-node';

/**
 * Lambda passes credentials to a function in environment variables only. The SDK's code that searches profiles, single
 * sign-on, and instance metadata would be unused weight (150 KB of 480).
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

/** The SDK detects the browser that it runs in. A function has none. */
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
  // CommonJS has other names for the current file.
  define: { 'import.meta.filename': '__filename', 'import.meta.dirname': '__dirname' },
  plugins: [credentialsFromEnvironment, noBrowserOfTheSdk],
  logLevel: 'warning',
} satisfies BuildOptions;

/**
 * Bundles one entry into `<directory>/index.js` as CommonJS and returns the bytes of all its JavaScript. A dynamic
 * import becomes a separate file that is read only when needed. Since esbuild splits ES modules only, each file is
 * converted to CommonJS afterwards, which imports faster (docs/adr/0001).
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
