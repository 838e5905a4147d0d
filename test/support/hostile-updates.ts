import { PdfFile } from '#shared/evidence/pdf/pdf-file.ts';
import { catalogWith, nextObject, streamObject, writtenObject } from './pdf-update.ts';

/** A signed PDF, and the numbers of its objects: catalog, first page, form, field, and signature; also of the next new object. */
type Places = Record<'root' | 'page' | 'form' | 'field' | 'dictionary' | 'store' | 'next', number> & {
  pdf: Uint8Array;
};

/** Returns the numbers of the objects of a signed PDF. */
export function placesOf(pdf: Uint8Array): Places {
  const text = Buffer.from(pdf).toString('latin1');
  const numberIn = (pattern: RegExp) => Number(pattern.exec(text)?.[1]);
  return {
    pdf,
    root: new PdfFile(pdf).root,
    page: numberIn(/\/Kids \[(\d+)/),
    form: numberIn(/\/AcroForm (\d+)/),
    field: numberIn(/\/Fields \[(\d+)/),
    dictionary: numberIn(/\/V (\d+) 0 R/),
    store: numberIn(/\/DSS (\d+)/),
    next: nextObject(pdf),
  };
}

const javaScript = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
/** Changed and new objects of an update; `next` is the first free number. */
export const hostileUpdates: [string, (places: Places) => Record<number, string>][] = [
  ['changes a page', ({ pdf, page }) => ({ [page]: writtenObject(pdf, page).replace('792', '791') })],
  [
    'adds an annotation',
    ({ pdf, next, page }) => ({
      [page]: writtenObject(pdf, page).replace(/>>$/, `/Annots [${next} 0 R] >>`),
      [next]: '<< /Type /Annot /Subtype /FreeText /Contents (More) /Rect [0 0 99 99] >>',
    }),
  ],
  [
    'changes what a page shows',
    ({ pdf, page }) => {
      const content = Number(/\/Contents (\d+)/.exec(writtenObject(pdf, page))?.[1]);
      return { [content]: streamObject('', 'BT ET') };
    },
  ],
  [
    'attaches a file',
    ({ pdf, next, root }) => ({
      [root]: catalogWith(pdf, `/Names << /EmbeddedFiles << /Names [(a.txt) ${next} 0 R] >> >>`),
      [next]: `<< /Type /Filespec /F (a.txt) /UF (a.txt) /EF << /F ${next + 1} 0 R >> >>`,
      [next + 1]: streamObject('/Type /EmbeddedFile', 'hello'),
    }),
  ],
  [
    'adds an associated file',
    ({ pdf, next, root }) => ({ [root]: catalogWith(pdf, `/AF [${next} 0 R]`), [next]: '<< >>' }),
  ],
  ['opens something', ({ pdf, root }) => ({ [root]: catalogWith(pdf, `/OpenAction ${javaScript}`) })],
  ['adds actions', ({ pdf, root }) => ({ [root]: catalogWith(pdf, `/AA << /WC ${javaScript} >>`) })],
  [
    'adds permissions',
    ({ pdf, root, dictionary }) => ({ [root]: catalogWith(pdf, `/Perms << /DocMDP ${dictionary} 0 R >>`) }),
  ],
  [
    'adds an extension',
    ({ pdf, root }) => ({ [root]: catalogWith(pdf, '/Extensions << /ADBE << /BaseVersion /1.7 >> >>') }),
  ],
  ['raises the version', ({ pdf, root }) => ({ [root]: catalogWith(pdf, '/Version /2.0') })],
  ['adds layers', ({ pdf, root }) => ({ [root]: catalogWith(pdf, '/OCProperties << /OCGs [] /D << >> >>') })],
  ['changes the language', ({ pdf, root }) => ({ [root]: catalogWith(pdf, '/Lang (fr)') })],
  ['writes the catalog again', ({ pdf, root }) => ({ [root]: writtenObject(pdf, root) })],
  [
    'adds another form',
    ({ pdf, next, root, form }) => ({
      [root]: catalogWith(pdf, '').replace(/\/AcroForm \d+/, `/AcroForm ${next}`),
      [next]: writtenObject(pdf, form),
    }),
  ],
  ['writes the form again', ({ pdf, form }) => ({ [form]: writtenObject(pdf, form) })],
  [
    'adds XFA',
    ({ pdf, next, form }) => ({
      [form]: writtenObject(pdf, form).replace(/>>$/, `/XFA ${next} 0 R >>`),
      [next]: streamObject('', '<xdp/>'),
    }),
  ],
  [
    'asks for new appearances',
    ({ pdf, form }) => ({ [form]: writtenObject(pdf, form).replace(/>>$/, '/Q 1 >>') }),
  ],
  [
    'drops the last field',
    ({ pdf, form }) => ({ [form]: writtenObject(pdf, form).replace(/ ?\d+ 0 R\]/, ']') }),
  ],
  [
    'adds a text field',
    ({ pdf, next, form }) => ({
      [form]: writtenObject(pdf, form).replace(/(\/Fields \[[^\]]*)/, `$1 ${next} 0 R`),
      [next]: '<< /FT /Tx /T (Name) /V (More) >>',
    }),
  ],
  [
    'changes the field of the signature',
    ({ pdf, field }) => ({ [field]: writtenObject(pdf, field).replace('[0 0 0 0]', '[0 0 99 99]') }),
  ],
  ['replaces the signature', ({ pdf, dictionary }) => ({ [dictionary]: writtenObject(pdf, dictionary) })],
  ['replaces the data in place', ({ pdf, store }) => ({ [store]: writtenObject(pdf, store) })],
  ['adds an object that nothing names', ({ next }) => ({ [next]: '<< /Type /Page >>' })],
  [
    'adds an object in an object stream',
    ({ next }) => ({ [next]: streamObject('/Type /ObjStm /N 1 /First 4', '9 0 1') }),
  ],
  [
    'adds a stream of a table',
    ({ next }) => ({ [next]: streamObject('/Type /XRef /Size 9 /W [1 1 1]', 'abc') }),
  ],
  [
    'has a page in its long-term data',
    ({ pdf, next, root, page }) => ({
      [root]: `${catalogWith(pdf, '')
        .replace(/\/DSS \d+ 0 R/, '')
        .replace(/>>$/, '')} /DSS ${next} 0 R >>`,
      [next]: `<< /Type /DSS /Certs [${page} 0 R] >>`,
    }),
  ],
  [
    'has data outside of the file',
    ({ pdf, next, root }) => ({
      [root]: `${catalogWith(pdf, '')
        .replace(/\/DSS \d+ 0 R/, '')
        .replace(/>>$/, '')} /DSS ${next + 1} 0 R >>`,
      [next]: streamObject('/F (http://other.test/)', 'abc'),
      [next + 1]: `<< /Type /DSS /Certs [${next} 0 R] >>`,
    }),
  ],
  [
    'has data that is an attached file',
    ({ pdf, next, root }) => ({
      [root]: `${catalogWith(pdf, '')
        .replace(/\/DSS \d+ 0 R/, '')
        .replace(/>>$/, '')} /DSS ${next + 1} 0 R >>`,
      [next]: streamObject('/Type /EmbeddedFile', 'abc'),
      [next + 1]: `<< /Type /DSS /Certs [${next} 0 R] >>`,
    }),
  ],
  [
    'has data and also changes a page',
    ({ pdf, next, root, page }) => ({
      [root]: `${catalogWith(pdf, '')
        .replace(/\/DSS \d+ 0 R/, '')
        .replace(/>>$/, '')} /DSS ${next + 1} 0 R >>`,
      [next]: streamObject('', 'abc'),
      [next + 1]: `<< /Type /DSS /Certs [${next} 0 R] >>`,
      [page]: writtenObject(pdf, page),
    }),
  ],
];
