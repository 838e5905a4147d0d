import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

/** The page has its own style sheet: the components' styles are left out. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0without-styles' : undefined),
  load: (id) => (id === '\0without-styles' ? 'export {};' : undefined),
};

/** Runs a module of this folder that contains components, which Node.js alone cannot read. */
export async function runModule<T>(file: string): Promise<T> {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const plugins = [withoutStyles];
  const { module } = await runnerImport<T>(path, { configFile: false, logLevel: 'error', plugins });
  return module;
}
