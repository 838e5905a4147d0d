import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';

const folder = resolve(import.meta.dirname, '..', 'web', 'export-viewer');

const bundling = {
  bundle: true,
  write: false,
  format: 'iife',
  platform: 'browser',
  target: 'es2022',
  charset: 'ascii',
  legalComments: 'inline',
  logLevel: 'silent',
} satisfies BuildOptions;

async function bundled(file: string): Promise<string> {
  const { outputFiles } = await build({ ...bundling, entryPoints: [join(folder, file)] });
  const [made] = outputFiles;
  if (!made) throw new Error(`${file} cannot be built`);
  return made.text;
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The rights of the page: to run its own script and those beside it, and to show pictures beside it. It reaches no network. */
const policyOf = (script: string, style: string) =>
  [
    "default-src 'none'",
    `script-src ${hashOf(script)} 'self' file:`,
    `style-src ${hashOf(style)}`,
    "img-src 'self' data: file:",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');

/** Returns the page that shows an export in a browser: one file, whose data is in the scripts beside it. */
export async function exportViewer(): Promise<string> {
  const [template, script, style] = await Promise.all([
    readFile(join(folder, 'page.html'), 'utf8'),
    bundled('open-export.ts'),
    bundled('viewer.css'),
  ]);
  const parts = { policy: policyOf(script, style), script, style };
  const placeholder = /(?:\/\*)?%(policy|script|style)%(?:\*\/)?/g;
  return template.replace(placeholder, (_, name: keyof typeof parts) => parts[name]);
}

/** Puts the page into the bundles of functions that make exports. */
export const exportViewerPlugin: Plugin = {
  name: 'export-viewer',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]adapters[\\/]data-export[\\/]viewer-page\.ts$/ }, async () => ({
      contents: `export const viewerPage = async () => ${JSON.stringify(await exportViewer())};`,
    }));
  },
};
