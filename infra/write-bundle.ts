import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { type BuildOptions, build, context, type OutputFile, type Plugin, transform } from 'esbuild';
import { exportViewerPlugin } from './export-viewer.ts';
import { leanPdfLibraries } from './lean-pdf-libraries.ts';

const root = resolve(import.meta.dirname, '..');

const credentialChain = '@aws-sdk/credential-provider-node';

/**
 * Lambda passes credentials to a function only in environment variables. The SDK's code for profiles, single
 * sign-on, and instance metadata would be dead weight (150 KB of 480).
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

/** The SDK detects the browser it runs in. A function has none. */
const noBrowserOfTheSdk: Plugin = {
  name: 'no-browser-of-the-sdk',
  setup({ onResolve }) {
    onResolve({ filter: /^bowser$/ }, ({ importer }) =>
      /node_modules\/@(aws-sdk|smithy)\//.test(importer) ? { path: 'bowser', external: true } : undefined,
    );
  },
};

/**
 * middy can return streams, for which it loads Node's web streams (2 ms of import time). No function returns
 * one.
 */
const noStreamsOfMiddy: Plugin = {
  name: 'no-streams-of-middy',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:stream\/(web|promises)$/ }, ({ path, importer }) =>
      /node_modules\/@middy\//.test(importer) ? { path, namespace: 'no-streams' } : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'no-streams' }, () => ({
      contents: 'export const ReadableStream = undefined, pipeline = undefined;',
    }));
  },
};

/** The SDK's DynamoDB client creates a cache for endpoint discovery (8 KB), which it never uses. */
const noEndpointCacheOfTheSdk: Plugin = {
  name: 'no-endpoint-cache-of-the-sdk',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@aws-sdk\/endpoint-cache$/ }, ({ path }) => ({
      path,
      namespace: 'no-endpoint-cache',
    }));
    onLoad({ filter: /.*/, namespace: 'no-endpoint-cache' }, () => ({
      contents: 'export class EndpointCache {}',
    }));
  },
};

/**
 * The SDK's checksums of web streams, which only browsers need, load Node's web streams (3 ms of import time)
 * wherever a function may load S3 later.
 */
const noWebStreamsOfTheSdk: Plugin = {
  name: 'no-web-streams-of-the-sdk',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]@smithy[\\/].*[\\/]ChecksumStream\.browser\.js$/ }, () => ({
      contents: 'export class ChecksumStream {}',
    }));
  },
};

/**
 * The SDK describes all calls of a service in one file. Computed keys such as `[_h]`, whose names are
 * constants of the file, could have side effects as far as esbuild knows, so it keeps descriptions of calls
 * that no function makes (60 KB of S3). Plain names let it drop them.
 */
const onlyUsedCallsOfTheSdk: Plugin = {
  name: 'only-used-calls-of-the-sdk',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]@aws-sdk[\\/]client-.*[\\/]schemas_0\.js$/ }, async ({ path }) => {
      const code = await readFile(path, 'utf8');
      const names = new Map(
        [...code.matchAll(/^const (\w+) = ("[^"]*");$/gm)].map(([, key, name]) => [key, name]),
      );
      return { contents: code.replace(/\[(_\w+)\](?=:)/g, (key, name) => names.get(name) ?? key) };
    });
  },
};

/**
 * V8 parses JSON several times faster than the same data as code, and state laws are a fifth of the code
 * imported to save an entry. Throws if a file exports anything that JSON can't express.
 */
const lawsAsJson: Plugin = {
  name: 'laws-as-json',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]shared[\\/]data[\\/]state-laws[\\/]\w+\.ts$/ }, async ({ path }) => {
      const exported: Record<string, unknown> = await import(pathToFileURL(path).href);
      const lines = Object.entries(exported).map(([name, data]) => {
        const json = JSON.stringify(data);
        if (!isDeepStrictEqual(JSON.parse(json), data)) throw new Error(`${path} is not plain data`);
        return `export const ${name} = /* @__PURE__ */ JSON.parse(${JSON.stringify(json)});`;
      });
      return { contents: lines.join('\n') };
    });
  },
};

/** The summaries of the API's routes are for docs/openapi.json, and would be 5 KB of every function. */
const noSummariesOfRoutes: Plugin = {
  name: 'no-summaries-of-routes',
  setup({ onLoad }) {
    onLoad(
      { filter: /[\\/]shared[\\/]contract[\\/](?:business[\\/]|seldom-)?routes\.ts$/ },
      async ({ path }) => {
        const code = await readFile(path, 'utf8');
        // Paths and methods are no sentences.
        return { contents: code.replace(/(?:summary:\s+)?'[A-Z][a-z ].*',?/g, ''), loader: 'ts' };
      },
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
  // CommonJS uses other names for the current file.
  define: { 'import.meta.filename': '__filename', 'import.meta.dirname': '__dirname' },
  plugins: [
    credentialsFromEnvironment,
    noBrowserOfTheSdk,
    noStreamsOfMiddy,
    noEndpointCacheOfTheSdk,
    noWebStreamsOfTheSdk,
    onlyUsedCallsOfTheSdk,
    ...leanPdfLibraries,
    lawsAsJson,
    noSummariesOfRoutes,
    exportViewerPlugin,
  ],
  logLevel: 'warning',
} satisfies BuildOptions;

/** ES modules. A dynamic import becomes a separate file that is only read when needed. */
const asModules = {
  ...bundling,
  // Nothing is written there, but source maps name their sources relative to it.
  outdir: root,
  write: false,
  format: 'esm',
  splitting: true,
} satisfies BuildOptions;

/** The input: repository files by bundle name, or text instead of a file. */
type Entries = { files: Record<string, string> } | { contents: string };

/** A file of a bundle, named relative to the bundle's folder. */
type BundleFile = { name: string; text: string };

const namedTexts = (files: readonly OutputFile[]): BundleFile[] =>
  files.map(({ path, text }) => ({ name: relative(root, path), text }));

async function modules(entries: Entries, sourcemap: 'inline' | false): Promise<BundleFile[]> {
  const { outputFiles } = await build({
    ...asModules,
    ...('files' in entries
      ? { entryPoints: entries.files }
      : { stdin: { contents: entries.contents, resolveDir: root }, entryNames: 'index' }),
    sourcemap,
  });
  return namedTexts(outputFiles);
}

/**
 * Converts a file of ES modules to CommonJS, which imports faster (docs/adr/0001). esbuild only splits ES
 * modules.
 */
function toCommonJs(text: string, sourcemap: 'external' | false) {
  return transform(text, {
    format: 'cjs',
    platform: 'node',
    target: 'node24',
    minify: true,
    supported: { 'dynamic-import': false },
    sourcemap,
    sourcesContent: false,
  });
}

/** Returns a converter that caches its results, because many bundles contain the same files. */
function converter(): (text: string) => ReturnType<typeof toCommonJs> {
  const converted = new Map<string, ReturnType<typeof toCommonJs>>();
  return (text) => {
    const code = converted.get(text) ?? toCommonJs(text, false);
    converted.set(text, code);
    return code;
  };
}

async function write(
  files: readonly BundleFile[],
  directory: string,
  convert = converter(),
): Promise<number> {
  await rm(directory, { recursive: true, force: true });
  const sizes = files.map(async ({ name, text }) => {
    const { code } = await convert(text);
    const file = join(directory, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, code);
    return Buffer.byteLength(code);
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/**
 * Bundles each file into `<directory>/<name>.js`, or a text into `<directory>/index.js`. Code that is shared
 * or loaded late goes into files next to them. Everything is CommonJS without source maps. Returns the total
 * size in bytes.
 */
export async function writeBundle(entries: Entries, directory: string): Promise<number> {
  return write(await modules(entries, false), directory);
}

/**
 * Builds a separate bundle of each file, with the same result as `writeBundle`. Returns their sizes in bytes,
 * in the same order. One esbuild context builds them all, because it parses each shared source only once.
 */
export async function writeBundles(
  bundles: readonly { file: string; directory: string }[],
): Promise<number[]> {
  let current = '';
  const currentEntry: Plugin = {
    name: 'current-entry',
    setup({ onResolve }) {
      onResolve({ filter: /^current-entry$/ }, () => ({ path: join(root, current) }));
    },
  };
  const made = await context({
    ...asModules,
    entryPoints: { index: 'current-entry' },
    plugins: [currentEntry, ...bundling.plugins],
  });
  const sizes: number[] = [];
  const convert = converter();
  try {
    for (const { file, directory } of bundles) {
      current = file;
      const { outputFiles } = await made.rebuild();
      sizes.push(await write(namedTexts(outputFiles), directory, convert));
    }
  } finally {
    await made.dispose();
  }
  return sizes;
}

/**
 * Returns the source maps of the files that `writeBundle` makes from the same sources, by file name. They
 * name sources by path in the repository.
 */
export async function bundleMaps(entries: Entries): Promise<Map<string, string>> {
  // A shared file's name depends on whether esbuild makes maps. The order and code of the files don't.
  const [plain, mapped] = await Promise.all([modules(entries, false), modules(entries, 'inline')]);
  const maps = mapped.map(async ({ text }, at) => {
    const { map } = await toCommonJs(text, 'external');
    return [plain[at]?.name ?? '', map] as const;
  });
  return new Map(await Promise.all(maps));
}
