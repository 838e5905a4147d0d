import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkOf, documents } from './build/code-splitting.ts';
import { fontWeights } from './build/font-weights.ts';
import { leanRoutes } from './build/lean-routes.ts';
import { libraryLicenses } from './build/library-licenses.ts';
import { pureComponents } from './build/pure-components.ts';
import { firstPaint } from './first-paint/first-paint-plugin.ts';
import { inspectionPolicy } from './inspect/policy-plugin.ts';
import { landingPage } from './landing/landing-plugin.ts';
import { legalDocuments, legalLinks } from './legal/legal-plugin.ts';
import { oldestBrowsers } from './lib/browser/oldest-browsers.ts';
import { serviceWorker } from './service-worker/service-worker-plugin.ts';
import { statePages } from './states/states-plugin.ts';
import { classNamesInUse, dropUnusedTokens, plainStyleProps } from './styles/amplify-plugin.ts';
import { singleFilePlugin } from './verify/single-file-plugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

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
 * Pages that can be read before their code comes. WebKit never asks again for a file whose preload has failed, not even after a
 * reload, and there is no app here that asks for it (lib/browser/refetch-code.ts).
 */
const withoutApp = /(verify|inspect)\.html$/;

/**
 * The site: served in middleware mode by `npm start`, built with hashed assets into web/dist. It is the same everywhere:
 * what differs between stages is in /config.json, and in the placeholders of public pages.
 */
export default defineConfig({
  root: here('.'),
  // Landing page, app, the pages that check documents and show inspections, the pages of the states, and the legal pages. The server chooses which answers an address.
  appType: 'mpa',
  plugins: [
    react(),
    packagesOfDocuments(),
    landingPage(),
    plainStyleProps(),
    classNamesInUse(),
    leanRoutes(),
    pureComponents(),
    dropUnusedTokens(),
    fontWeights(),
    singleFilePlugin(),
    statePages(),
    legalDocuments(),
    legalLinks(),
    firstPaint(),
    inspectionPolicy(),
    libraryLicenses(),
    serviceWorker(),
  ],
  optimizeDeps: {
    entries: [
      'main.tsx',
      'verify/main.ts',
      'inspect/main.ts',
      'app/**/*.tsx',
      'features/**/*.tsx',
      'features/wizard/id-scan/barcode-worker.ts',
      'components/photo-capture/heic/heic-worker.ts',
    ],
  },
  worker: { format: 'es' },
  server: { fs: { allow: [here('..')] } },
  build: {
    outDir: here('./dist'),
    emptyOutDir: true,
    target: [
      `safari${oldestBrowsers.Safari}`,
      `firefox${oldestBrowsers.Firefox}`,
      `chrome${oldestBrowsers.Chrome}`,
    ],
    sourcemap: false,
    manifest: true,
    modulePreload: {
      // For browsers before 2023, which load the same code a little later without it.
      polyfill: false,
      // Otherwise, each view on demand asks for dozens of files that the page already has, which slows down a phone.
      resolveDependencies: (_file, files, { hostId, hostType }) =>
        hostType === 'html' && !withoutApp.test(hostId)
          ? files
          : files.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      input: documents.map(here),
      output: {
        codeSplitting: {
          // The imports of a chunk are in an earlier one already.
          includeDependenciesRecursively: false,
          groups: [{ name: chunkOf(here('.')) }],
        },
      },
    },
    // Fonts and images stay separate files: the content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    // MapLibre is one chunk of 1.1 MB, loaded only where a map is shown.
    chunkSizeWarningLimit: 1_200,
  },
});
