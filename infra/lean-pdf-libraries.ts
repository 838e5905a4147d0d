import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** Parts of the PDF libraries for files that the product neither makes nor reads, by package and importer. */
const unusedInPdfs = [
  // Encrypted documents.
  {
    filter: /^@noble\/ciphers\/aes(\.js)?$/,
    by: /(pdfkit|@libpdf)\//,
    contents: 'export const cbc = undefined, ecb = undefined;',
  },
  // Fonts in the WOFF2 format: a dictionary of 450 KB.
  { filter: /^brotli\/decompress\.js$/, by: /fontkit\//, contents: 'export default undefined;' },
  // QR codes, which we draw ourselves.
  { filter: /^\.\/qrEnc(\.js)?$/, by: /pdfmake\//, contents: 'export default {};' },
  // Node's MD5, which computes a file's ID, is already loaded.
  {
    filter: /^js-md5$/,
    by: /pdfkit\//,
    contents: `
      import { createHash } from 'node:crypto';
      const digest = (data) => createHash('md5').update(data);
      export default Object.assign((data) => digest(data).digest('hex'), { arrayBuffer: (data) => digest(data).digest() });
    `,
  },
];

const noUnusedPartsOfPdfs: Plugin = {
  name: 'no-unused-parts-of-pdfs',
  setup({ onResolve, onLoad }) {
    for (const { filter, by } of unusedInPdfs) {
      onResolve({ filter }, ({ path, importer }) =>
        by.test(importer) ? { path, namespace: 'unused-in-pdfs' } : undefined,
      );
    }
    onLoad({ filter: /.*/, namespace: 'unused-in-pdfs' }, ({ path }) => ({
      contents: unusedInPdfs.find(({ filter }) => filter.test(path))?.contents ?? '',
      resolveDir: import.meta.dirname,
    }));
  },
};

/** The layout engine and the page renderer each have their own copy of the line-breaking rules. */
const oneLineBreaker: Plugin = {
  name: 'one-line-breaker',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^linebreak$/ }, ({ path, kind, ...from }) =>
      kind === 'require-call' ? resolve(path, { ...from, kind: 'import-statement' }) : undefined,
    );
  },
};

/**
 * The font library unpacks tables of Arabic and Indic scripts on load, although a document without such text
 * never reads them. Throws if the library's code has changed.
 */
const scriptsOnDemand: Plugin = {
  name: 'scripts-on-demand',
  setup({ onLoad }) {
    const table = /^const (\S+\$var\$trie) = (new \(0, .*\));$/gm;
    onLoad({ filter: /[\\/]fontkit[\\/]dist[\\/]module\.mjs$/ }, async ({ path }) => {
      const code = await readFile(path, 'utf8');
      const tables = code.match(table)?.length;
      if (tables !== 3) throw new Error(`${path} makes ${tables ?? 0} tables of scripts, not 3`);
      const late = 'const $1 = { get(code) { this.table ??= $2; return this.table.get(code); } };';
      return { contents: code.replace(table, late) };
    });
  },
};

/** Removes or defers everything that the PDF libraries load but our documents don't need. */
export const leanPdfLibraries = [noUnusedPartsOfPdfs, oneLineBreaker, scriptsOnDemand];
