import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** Parts of the PDF libraries for files that the product neither makes nor reads, by the package and who imports it. */
const unusedInPdfs = [
  // Encrypted documents.
  {
    filter: /^@noble\/ciphers\/aes(\.js)?$/,
    by: /(pdfkit|@libpdf)\//,
    contents: 'export const cbc = undefined, ecb = undefined;',
  },
  // Fonts in the WOFF2 format: a dictionary of 450 KB.
  { filter: /^brotli\/decompress\.js$/, by: /fontkit\//, contents: 'export default undefined;' },
  // Node's MD5, which makes the ID of a file, is loaded already.
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

/** The layout engine and what draws its pages each have their own copy of the rules for breaking lines. */
const oneLineBreaker: Plugin = {
  name: 'one-line-breaker',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^linebreak$/ }, ({ path, kind, ...from }) =>
      kind === 'require-call' ? resolve(path, { ...from, kind: 'import-statement' }) : undefined,
    );
  },
};

/**
 * The font library unpacks tables of Arabic and Indic scripts when it is loaded. A document without such text never reads them.
 * Throws if the library makes them in another way.
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

/** Leaves out of bundles, or for later, what the PDF libraries load and our documents do not need. */
export const leanPdfLibraries = [noUnusedPartsOfPdfs, oneLineBreaker, scriptsOnDemand];
