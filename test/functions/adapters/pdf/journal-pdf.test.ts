import { describe, expect, it } from 'vitest';
import { signatureThumbnail } from '#functions/adapters/images/signature-thumbnail.ts';
import { journalPdf, type PrintedJournal, type PrintedLine } from '#functions/adapters/pdf/journal-pdf.ts';
import { drawnSignature, pngBytes } from '#test/support/png.ts';
import { readPdf } from './read-pdf.ts';
import { options, photo } from './sample-entry.ts';

const image = signatureThumbnail(pngBytes(400, 120)) ?? '';

function line(number: number, more: Partial<PrintedLine> = {}): PrintedLine {
  return {
    number: String(number).padStart(6, '0'),
    entry: {
      when: ['11/20/2026', '3:04 PM', '', `Place${number}`],
      what: ['Acknowledgment', 'Deed', `Document${number}`],
      fee: '$15.50',
    },
    name: `Signer${number}`,
    address: '1 Elm Street, Dallas, TX 75201',
    identifiedBy: 'Passport',
    signature: { image },
    ...more,
  };
}

const journal = (lines: PrintedLine[], more: Partial<PrintedJournal> = {}): PrintedJournal => ({
  notary: 'José Ñandú',
  frontPage: [
    { kind: 'facts', facts: [{ label: 'Abbreviations', value: 'DL: license' }] },
    { kind: 'picture', source: drawnSignature(), caption: 'Signature of José Ñandú' },
  ],
  commissionNumbers: ['130'],
  commissions: ['130, Texas, expires 05/01/2028'],
  period: 'All entries',
  notPerformed: 0,
  entryCount: lines.length,
  fees: '$15.50',
  last: { number: '000001', hash: 'abc' },
  lines,
  printedAt: new Date('2026-11-21T15:00:00Z'),
  printedTime: '11/21/2026, 9:00:00 AM CST',
  journalId: '01JD1111111111111111111111',
  issuer: options.issuer,
  ...more,
});

const printed = async (lines: PrintedLine[], more: Partial<PrintedJournal> = {}) =>
  readPdf(await journalPdf(journal(lines, more)));

describe('journalPdf', () => {
  it('repeats its header on every page, numbers the pages, and loses no line', async () => {
    const lines = Array.from({ length: 40 }, (_, at) => line(at + 1));
    const { pages, text } = await printed(lines);
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries()) {
      expect(page.text).toContain(`Page ${index + 1} of ${pages.length}`);
    }
    const withLines = pages.filter((page) => page.text.includes('Signer'));
    for (const page of withLines) expect(page.text).toContain('Date, time, place');
    const shown = (word: string) => text.match(new RegExp(`${word}\\d+`, 'g'));
    for (const word of ['Signer', 'Place', 'Document']) {
      expect(shown(word)).toEqual(lines.map((_, at) => `${word}${at + 1}`));
    }
  });

  it('begins with the front page in portrait, and names the commission on every page', async () => {
    const { pages } = await printed([line(1)]);
    const [front, table] = pages;
    expect(front?.text).toContain('Front Page of the Journal');
    expect(front?.text).toContain('DL: license');
    expect(front?.images).toBe(1);
    expect(table?.text).toContain('Signer1');
    expect(pages.map(({ width }) => width)).toEqual([612, 792]);
    for (const { text } of pages) expect(text).toContain('José Ñandú · Commission 130');
  });

  it('keeps an entry in one piece, and loses nothing of one longer than a page', async () => {
    const what = Array.from({ length: 90 }, (_, at) => `Paper${at + 1}.`);
    const long = line(2, { entry: { when: ['11/20/2026'], what, fee: '$1.00' } });
    const { text, pages } = await printed([line(1), long, line(3)]);
    expect(text.match(/Paper\d+/g)).toEqual(what.map((paper) => paper.slice(0, -1)));
    expect(pages.length).toBeGreaterThan(1);
    const short = await printed(Array.from({ length: 30 }, (_, at) => line(at + 1)));
    for (const page of short.pages) {
      expect(page.text.match(/Signer\d+/g)?.length).toBe(page.text.match(/Document\d+/g)?.length);
    }
  });

  it('shows further signers under the number of the entry, without repeating the act', async () => {
    const { entry: _, ...further } = line(1, { name: 'Second Signer' });
    const last = { number: '000009', hash: 'abc' };
    const { text } = await printed([line(1), further], { entryCount: 1, last });
    expect(text.match(/000001/g)).toHaveLength(2);
    expect(text.match(/Acknowledgment/g)).toHaveLength(1);
    expect(text).toContain('Total: 1 entry, fees $15.50. Entry 000009 seals all before it: SHA-256 abc.');
  });

  it('says who signs it and where to check it, with a code for the last entry', async () => {
    const { text } = await printed([line(1)]);
    expect(text).toContain('Digitally signed by Digital Notary Journal (test).');
    expect(text).toContain('journal.example/verify');
    expect(text).toContain('Journal 01JD1111111111111111111111');
    expect(text).toContain('Scan the code to see whether entry 000001 is still the same.');
    const { text: empty } = await printed([], { entryCount: 0, last: undefined });
    expect(empty).toContain('Digitally signed by');
    expect(empty).not.toContain('The code shows');
  });

  it('shows missing characters as code points, and why a signature is missing', async () => {
    const { text } = await printed([
      line(1, { name: '王小明 \ue000', signature: { words: 'Not kept: state law does not allow it' } }),
    ]);
    expect(text).toContain('王小明 [U+E000]');
    expect(text).toContain('lacks some recorded characters');
    expect(text).toContain('Not kept: state law does not allow it');
  });

  it('produces the same bytes for the same journal', async () => {
    const [one, two] = await Promise.all([journalPdf(journal([line(1)])), journalPdf(journal([line(1)]))]);
    expect(Buffer.from(one).equals(two)).toBe(true);
  });
});

describe('signatureThumbnail', () => {
  it('returns at most 320 pixels across for a PNG or JPEG, and nothing for other files', () => {
    const sizeOf = (file: Buffer) => {
      const url = signatureThumbnail(file);
      const png = Buffer.from(url?.split(',')[1] ?? '', 'base64');
      return url && [png.readUInt32BE(16), png.readUInt32BE(20)];
    };
    expect(sizeOf(pngBytes(1_000, 250))).toEqual([320, 80]);
    expect(sizeOf(pngBytes(60, 20))).toEqual([60, 20]);
    expect(sizeOf(Buffer.from(photo.split(',')[1] ?? '', 'base64'))).toEqual([26, 33]);
    expect(sizeOf(pngBytes(60, 20).subarray(0, 70))).toBeUndefined();
    expect(sizeOf(Buffer.from('GIF89a'))).toBeUndefined();
  });
});
