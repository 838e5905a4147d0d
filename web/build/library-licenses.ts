import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const packages = createRequire(import.meta.filename);

const notice = `HEIC photos are decoded by libheif, in the unchanged file libheif-*.wasm of this folder.
libheif is covered by the license below. Its source: https://github.com/strukturag/libheif

`;

/** Serves the license of the one library whose license asks for it, beside the library. */
export function libraryLicenses(): Plugin {
  return {
    name: 'library-licenses',
    apply: 'build',
    async generateBundle() {
      const license = await readFile(packages.resolve('libheif-js/libheif-wasm/LICENSE'), 'utf8');
      this.emitFile({
        type: 'asset',
        fileName: 'assets/libheif-license.txt',
        source: notice + license,
      });
    },
  };
}
