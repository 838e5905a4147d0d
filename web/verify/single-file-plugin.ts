import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

const fileName = 'verify.mjs';
const program = fileURLToPath(new URL('../../scripts/verify/verify.ts', import.meta.url));

const about = `/*
 * Checks PDFs, data exports, and the public log of a digital notary journal. It needs Node.js 20.19 or later and nothing
 * else: node verify.mjs document.pdf --keys notary-journal-keys.json
 *
 * Made from the sources of the product, in one readable file without dependencies.
 */`;

/** Returns the verifier for strangers as one readable JavaScript module for Node.js. */
export async function singleFileVerifier(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [program],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    charset: 'utf8',
    legalComments: 'inline',
    banner: { js: about },
    logLevel: 'silent',
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`${fileName} cannot be built`);
  return file.text;
}

/** Offers the verifier for download, at /verify.mjs. */
export function singleFilePlugin(): Plugin {
  return {
    name: 'single-file-verifier',
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response, next) => {
        singleFileVerifier().then(
          (source) => response.setHeader('content-type', 'text/javascript').end(source),
          next,
        );
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: await singleFileVerifier() });
    },
  };
}
