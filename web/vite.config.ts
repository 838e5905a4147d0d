import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { firstPaint } from './first-paint/first-paint-plugin.ts';
import { inspectionPolicy } from './inspect/policy-plugin.ts';
import { landingPage } from './landing/landing-plugin.ts';
import { serviceWorker } from './service-worker/service-worker-plugin.ts';
import { statePages } from './states/states-plugin.ts';
import { singleFilePlugin } from './verify/single-file-plugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Amplify UI declares a custom property for every detail of every component. This plugin removes the
 * properties that no rule of the built site reads: half of the style sheet.
 */
function dropUnusedTokens(): Plugin {
  const declaration = /(--amplify-[\w-]+):[^;{}]*(?:;|(?=\}))/g;
  return {
    name: 'drop-unused-tokens',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle);
      const sheets = files.filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
      const scripts = files.flatMap((file) => (file.type === 'chunk' ? file.code : []));
      const inScripts = scripts.flatMap((code) => code.match(/--amplify-[\w-]+/g) ?? []);
      for (let before = -1, after = 0; before !== after; ) {
        before = after;
        const text = sheets.map((sheet) => ('source' in sheet ? String(sheet.source) : '')).join('\n');
        const read = new Set([...text.matchAll(/var\(\s*(--amplify-[\w-]+)/g)].map((match) => match[1]));
        for (const name of inScripts) read.add(name);
        for (const sheet of sheets) {
          if (!('source' in sheet)) continue;
          sheet.source = String(sheet.source).replace(declaration, (whole, name) =>
            read.has(name) ? whole : '',
          );
        }
        after = read.size;
      }
    },
  };
}

/**
 * Amplify UI's default theme also has tokens for every detail of every component, as JavaScript. Our style sheet sets what we change,
 * and nothing reads them at run time: 15 KB (gzip) on every page.
 */
function dropComponentTokens(): Plugin {
  const tokens = /@aws-amplify\/ui\/dist\/esm\/theme\/tokens\/components\/index\.mjs$/;
  return {
    name: 'drop-component-tokens',
    apply: 'build',
    load: { filter: { id: tokens }, handler: () => 'export const components = {};' },
  };
}

/**
 * The build resolves what a document takes from a package by its path in the repository. Served from the sources, packages
 * lie outside of the root, where Vite has an address of its own for them.
 */
function packagesOfDocuments(): Plugin {
  return {
    name: 'packages-of-documents',
    apply: 'serve',
    transformIndexHtml: {
      // Before Vite resolves the path against the address of the document.
      order: 'pre',
      handler: (html) => html.replaceAll('href="../node_modules/', `href="/@fs${here('../node_modules/')}`),
    },
  };
}

/**
 * The site: served in middleware mode by `npm start`, built with hashed assets into web/dist. It is the same everywhere:
 * what differs between stages is in /config.json, and in the placeholders of the landing page.
 */
export default defineConfig({
  root: here('.'),
  // Landing page, app, the pages that check documents and show inspections, and the pages of the states. The server chooses which answers an address.
  appType: 'mpa',
  plugins: [
    react(),
    packagesOfDocuments(),
    landingPage(),
    dropComponentTokens(),
    dropUnusedTokens(),
    singleFilePlugin(),
    statePages(),
    firstPaint(),
    inspectionPolicy(),
    serviceWorker(),
  ],
  optimizeDeps: {
    entries: [
      'main.tsx',
      'verify/main.ts',
      'inspect/main.ts',
      'app/**/*.tsx',
      'features/**/*.tsx',
      'components/id-scan/barcode-worker.ts',
    ],
  },
  worker: { format: 'es' },
  server: { fs: { allow: [here('..')] } },
  build: {
    outDir: here('./dist'),
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    manifest: true,
    rolldownOptions: {
      input: ['index', 'app', 'verify', 'inspect', 'states'].map((name) => here(`./${name}.html`)),
    },
    // Fonts and images stay separate files: the content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    // MapLibre is one chunk of 1.1 MB, loaded only where a map is shown.
    chunkSizeWarningLimit: 1_200,
  },
});
