import { readFile } from 'node:fs/promises';
import { PDF } from '@libpdf/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentSigner } from '#functions/adapters/pdf/sign-pdf.ts';
import { requestTimestamp } from '#functions/adapters/timestamps/timestamp-authority.ts';
import { CheckBudget } from '#shared/evidence/check-budget.ts';
import { checkPdf } from '#shared/evidence/document/check-pdf.ts';
import { PdfFile } from '#shared/evidence/pdf/pdf-file.ts';
import { readPems } from '#shared/evidence/signature/certificate.ts';
import { documentSigner } from '#test/support/document-signer.ts';
import { signedPage } from '#test/support/evidence-pdf.ts';
import {
  catalogWith,
  nextObject,
  streamObject,
  withUpdate,
  writtenObject,
} from '#test/support/pdf-update.ts';
import { type LocalAuthority, startAuthority } from '#test/support/timestamp-authority.ts';

/*
 * Foreign readers do not notice a page that an update changed after the signature, so what may follow the signature is a
 * closed list: long-term data, and one timestamp of the file.
 */

let signer: DocumentSigner & { pem: string };
let authority: LocalAuthority;
let signed: Uint8Array;

beforeAll(async () => {
  [signer, authority] = await Promise.all([documentSigner(), startAuthority()]);
  signed = await signedPage(signer, 'All entries');
});

afterAll(() => authority.stop());

/** Returns what the checks of a PDF find. */
async function found(pdf: Uint8Array): Promise<string[]> {
  const keys = {
    pdf: { certificates: readPems(signer.pem) },
    timestamps: { certificates: readPems(await readFile(authority.certificate, 'utf8')) },
  };
  const { statements, signed: accepted } = await checkPdf(pdf, keys, new CheckBudget());
  const outcomes = statements.map(({ check, outcome }) => `${check} ${outcome}`);
  return [...outcomes, accepted ? 'accepted' : 'refused'];
}

const accepted = ['signature passed', 'whole-file passed', 'level passed', 'accepted'];
const refused = ['signature passed', 'whole-file failed', 'refused'];

const timestampAuthority = {
  timestamp: async (digest: Uint8Array) => (await requestTimestamp(authority.url, digest)).token,
};

/** Adds long-term data, a timestamp of the file, and the data of the timestamp, as the library does. */
async function archived(pdf: Uint8Array): Promise<Uint8Array> {
  const document = await PDF.load(pdf);
  const response = Uint8Array.from([0x30, 0]);
  const revocationProvider = { getOCSP: async () => response, getCRL: async () => response };
  return (await document.addArchivalData({ timestampAuthority, revocationProvider })).bytes;
}

describe('after the signature', () => {
  it('long-term data and a timestamp of the file are accepted', async () => {
    const pdf = await archived(signed);
    expect(new PdfFile(pdf).revisions).toHaveLength(5);
    expect(await found(pdf)).toEqual([
      'signature passed',
      'whole-file passed',
      'timestamp passed',
      'level passed',
      'accepted',
    ]);
    for (const { end } of new PdfFile(pdf).revisions.slice(1)) {
      expect((await found(pdf.slice(0, end))).at(-1)).toBe('accepted');
      expect((await found(pdf.slice(0, end - 1))).at(-1)).toBe('refused');
    }
    const edited = pdf.slice();
    const at = Buffer.from(pdf).lastIndexOf('/Type /DocTimeStamp') - 200;
    edited[at] = (edited[at] ?? 0) ^ 1;
    expect((await found(edited)).at(-1)).toBe('refused');
  });

  it('a second timestamp of the file is refused', async () => {
    const once = (await (await PDF.load(signed)).addTimestamp({ timestampAuthority })).bytes;
    expect((await found(once)).at(-1)).toBe('accepted');
    const twice = (await (await PDF.load(once)).addTimestamp({ timestampAuthority })).bytes;
    expect((await found(twice)).at(-1)).toBe('refused');
  });

  it('a timestamp of something else fails', async () => {
    const wrong = {
      timestamp: async () => (await requestTimestamp(authority.url, new Uint8Array(32))).token,
    };
    const { bytes } = await (await PDF.load(signed)).addTimestamp({ timestampAuthority: wrong });
    expect(await found(bytes)).toContain('timestamp failed');
  });
});

/** Returns an update with long-term data. `more` changes its objects. */
function dataUpdate(pdf: Uint8Array, more: (numbers: Numbers) => Record<number, string> = () => ({})) {
  const stream = nextObject(pdf);
  const numbers = { root: new PdfFile(pdf).root, stream, data: stream + 1, next: stream + 2 };
  return withUpdate(pdf, {
    [numbers.root]: catalogWith(pdf, `/DSS ${numbers.data} 0 R`),
    [stream]: streamObject('', 'certificate'),
    [numbers.data]: `<< /Type /DSS /Certs [${stream} 0 R] /VRI << /AB << /Cert [${stream} 0 R] /TU (D:2026) >> >> >>`,
    ...more(numbers),
  });
}

type Numbers = Record<'root' | 'stream' | 'data' | 'next', number>;

describe('an update with long-term data', () => {
  it('is accepted if it does nothing else', async () => {
    expect(await found(dataUpdate(signed))).toEqual(accepted);
  });

  const pageNumber = () => Number(/\/Kids \[(\d+)/.exec(Buffer.from(signed).toString('latin1'))?.[1]);
  const inCatalog = (entries: string) => (numbers: Numbers) => ({
    [numbers.root]: catalogWith(signed, `/DSS ${numbers.data} 0 R ${entries}`),
  });
  it.each<[string, (numbers: Numbers) => Record<number, string>]>([
    ['changes a page', () => ({ [pageNumber()]: writtenObject(signed, pageNumber()).replace('792', '791') })],
    ['writes a page again as it was', () => ({ [pageNumber()]: writtenObject(signed, pageNumber()) })],
    [
      'adds an annotation to a page',
      ({ next }) => ({
        [pageNumber()]: writtenObject(signed, pageNumber()).replace(/>>$/, `/Annots [${next} 0 R] >>`),
        [next]: '<< /Type /Annot /Subtype /FreeText /Contents (More) /Rect [0 0 99 99] >>',
      }),
    ],
    ['adds something to the catalog', inCatalog('/OpenAction << /S /JavaScript /JS (1) >>')],
    [
      'removes something from the catalog',
      ({ root, data }) => ({
        [root]: catalogWith(signed, `/DSS ${data} 0 R`).replace(/\/Names \d+ 0 R/, ''),
      }),
    ],
    [
      'names other pages',
      ({ root, data, next }) => ({
        [root]: catalogWith(signed, `/DSS ${data} 0 R`).replace(/\/Pages \d+ 0 R/, `/Pages ${next} 0 R`),
        [next]: '<< /Type /Pages /Kids [] /Count 0 >>',
      }),
    ],
    ['adds another object', ({ next }) => ({ [next]: '<< /Type /Font >>' })],
    ['has no data', ({ root }) => ({ [root]: catalogWith(signed, '') })],
    ['has data that is a font', ({ stream }) => ({ [stream]: streamObject('/Length1 3', 'abc') })],
    [
      'has data that is a picture',
      ({ stream }) => ({ [stream]: streamObject('/Type /XObject /Subtype /Image', 'abc') }),
    ],
    [
      'has data with another filter',
      ({ stream }) => ({ [stream]: streamObject('/Filter (FlateDecode)', 'abc') }),
    ],
    [
      'has a sentence as a time',
      ({ data }) => ({ [data]: '<< /Type /DSS /VRI << /AB << /TU (At 9 0 obj) >> >> >>' }),
    ],
    ['has data that is no stream', ({ stream }) => ({ [stream]: '<< /A 1 >>' })],
    [
      'has data from before the signature',
      ({ data, stream }) => ({ [data]: `<< /Type /DSS /Certs [${stream} 0 R ${pageNumber()} 0 R] >>` }),
    ],
    [
      'has other entries in its data',
      ({ data, stream }) => ({ [data]: `<< /Type /DSS /Certs [${stream} 0 R] /AP 1 >>` }),
    ],
    [
      'has other entries for a signature',
      ({ data, stream }) => ({ [data]: `<< /Type /DSS /VRI << /AB << /Cert [${stream} 0 R] /AP 1 >> >> >>` }),
    ],
  ])('is refused if it %s', async (_name, more) => {
    expect(await found(dataUpdate(signed, more))).toEqual(refused);
  });

  // Readers that rebuild a file take these for its pages.
  it.each([
    ['an object', 'a\n9 0 obj\n<< >>\nendobj\n'],
    ['an object behind a comment', 'a\n9 0 %\nobj<< >>'],
    ['an object in one line', '9 0obj'],
    ['a table', 'xref'],
    ['a trailer', 'a trailer'],
  ])('is refused if its data contains %s', async (_name, content) => {
    const stored = (text: string) =>
      dataUpdate(signed, ({ stream }) => ({ [stream]: streamObject('', text) }));
    expect(await found(stored(content))).toEqual(refused);
    expect(await found(stored(content.replaceAll(/[jxt]/g, '-')))).toEqual(accepted);
  });

  it.each([
    ['the place before as a real number', /\/Prev (\d+)/, '/Prev $1.0'],
    ['the size as a real number', /\/Size (\d+)/, '/Size $1.0'],
    ['a number with zeros before it', /\/Prev (\d+)/, `/Prev ${'0'.repeat(300)}$1`],
    ['an empty part in its table', 'trailer', '9999999999 0\ntrailer'],
    ['a free object', 'xref\n', 'xref\n0 1\n0000000000 65535 f \n'],
    ['another space', '/Prev ', '/Prev\0'],
  ])('is refused if it has %s', async (_name, pattern, other) => {
    const text = Buffer.from(dataUpdate(signed)).toString('latin1');
    const table = text.lastIndexOf('\nxref\n');
    const changed = text.slice(0, table) + text.slice(table).replace(pattern, other);
    expect(changed).not.toBe(text);
    expect(await found(new Uint8Array(Buffer.from(changed, 'latin1')))).toEqual(refused);
  });

  it('is refused if another update follows, however small', async () => {
    expect(await found(withUpdate(dataUpdate(signed), {}))).toEqual(refused);
    expect(await found(withUpdate(signed, {}))).toEqual(refused);
    expect(await found(withUpdate(signed, { [nextObject(signed)]: '1' }))).toEqual(refused);
  });
});

describe('an update with a timestamp of the file', () => {
  /** Returns an update with a timestamp by nobody, with a changed form, field, or dictionary. */
  function stampUpdate(
    change: (parts: { form: string; field: string; stamp: string }) => object = () => ({}),
    more: Record<number, string> = {},
  ) {
    const [, form = ''] = /\/AcroForm (\d+) 0 R/.exec(Buffer.from(signed).toString('latin1')) ?? [];
    const field = nextObject(signed);
    const own = Number(/\/Fields \[(\d+)/.exec(Buffer.from(signed).toString('latin1'))?.[1]);
    const usual = {
      form: writtenObject(signed, Number(form)).replace(/(\/Fields \[[^\]]*)/, `$1 ${field} 0 R`),
      field: writtenObject(signed, own)
        .replace('(Signature)', '(Timestamp_1)')
        .replace(/\/V \d+/, `/V ${field + 1}`),
      stamp: `<< /Type /DocTimeStamp /Filter /Adobe.PPKLite /SubFilter /ETSI.RFC3161 /ByteRange [0 ${'0'.padEnd(29)}] /Contents <${'00'.repeat(50)}> >>`,
    };
    const parts = { ...usual, ...change(usual) };
    const objects = { [Number(form)]: parts.form, [field]: parts.field, [field + 1]: parts.stamp, ...more };
    const draft = Buffer.from(withUpdate(signed, objects));
    const from = draft.lastIndexOf('/Contents ') + '/Contents '.length;
    const to = Math.max(draft.indexOf('0>', from), draft.indexOf('0)', from)) + 2;
    const range = [from, to, draft.length - to].map((one) => String(one).padEnd(9)).join(' ');
    draft.write(`[0 ${range}]`, draft.lastIndexOf('/ByteRange ') + '/ByteRange '.length, 'latin1');
    return new Uint8Array(draft);
  }

  it('is accepted in its form, apart from the timestamp itself', async () => {
    expect(await found(stampUpdate())).toEqual([
      'signature passed',
      'whole-file passed',
      'timestamp failed',
      'accepted',
    ]);
  });

  it.each<[string, Parameters<typeof stampUpdate>[0]]>([
    ['shows something', ({ field }) => ({ field: field.replace('[0 0 0 0]', '[0 0 99 99]') })],
    ['has an appearance', ({ field }) => ({ field: field.replace('/F 132', '/F 132 /AP << /N 1 0 R >>') })],
    ['is a text', ({ field }) => ({ field: field.replace('/FT /Sig', '/FT /Tx') })],
    [
      'asks for appearances',
      ({ form }) => ({ form: form.replace('/NeedAppearances false', '/NeedAppearances true') }),
    ],
    ['changes the fonts of the form', ({ form }) => ({ form: form.replace('/Helvetica', '/Courier') })],
    ['drops the field of the signature', ({ form }) => ({ form: form.replace(/\[\d+ 0 R /, '[') })],
    ['is a signature', ({ stamp }) => ({ stamp: stamp.replace('/DocTimeStamp', '/Sig') })],
    ['has the name of the signature', ({ field }) => ({ field: field.replace('Timestamp_1', 'Signature') })],
    [
      'has a sentence as its name',
      ({ field }) => ({ field: field.replace('Timestamp_1', 'The state agrees') }),
    ],
    ['belongs to another page', ({ field }) => ({ field: field.replace(/\/P \d+/, '/P 1') })],
    ['has another handler', ({ stamp }) => ({ stamp: stamp.replace('Adobe.PPKLite', 'Adobe.Other') })],
    [
      'has a text in the place of digits',
      ({ stamp }) => ({ stamp: stamp.replace(/<(0+)>/, (all) => `(${'0'.repeat(all.length - 2)})`) }),
    ],
    ['has other entries', ({ stamp }) => ({ stamp: stamp.replace('/Filter', '/Reference [] /Filter') })],
  ])('is refused if its field or form %s', async (_name, change) => {
    expect((await found(stampUpdate(change))).at(-1)).toBe('refused');
  });

  it('is refused if it does something else too', async () => {
    const page = Number(/\/Kids \[(\d+)/.exec(Buffer.from(signed).toString('latin1'))?.[1]);
    const added = nextObject(signed) + 2;
    for (const more of [{ [page]: writtenObject(signed, page) }, { [added]: '<< /Type /Font >>' }]) {
      expect((await found(stampUpdate(undefined, more))).at(-1)).toBe('refused');
    }
  });
});
