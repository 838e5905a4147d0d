import { describe, expect, it } from 'vitest';
import { entryPdf } from '#functions/adapters/pdf/entry-pdf.ts';
import { drawnByPdfkit } from '#scripts/bench/pdf/bare-pdfkit.ts';
import { type DrawnText, joined, recordedDrawing } from '#scripts/bench/pdf/drawing.ts';
import { bodyOf } from '#scripts/bench/pdf/drawing-html.ts';
import { imageBytes } from '#scripts/bench/pdf/pdf-bytes.ts';
import { readPdf } from '#test/functions/adapters/pdf/read-pdf.ts';
import { options, printedEntry } from '#test/functions/adapters/pdf/sample-entry.ts';

const word = (text: string, x: number, more: Partial<DrawnText> = {}): DrawnText => ({
  ...{ kind: 'text', text, x, y: 10, width: 5, font: 'Inter-Regular', size: 9, color: '#000', spacing: 0 },
  features: [],
  ...more,
});

describe('words side by side', () => {
  it('are one text, in the same look and on the same line only', () => {
    const items = [
      word('a ', 0),
      word('b', 5),
      word('c', 11),
      word('d', 16, { size: 8 }),
      word('e', 21, { y: 20 }),
    ];
    expect(joined(items).flatMap((item) => (item.kind === 'text' ? item.text : []))).toEqual([
      'a b',
      'c',
      'd',
      'e',
    ]);
  });
});

describe('what the product draws', () => {
  it('is the same when pdfkit alone draws it, and in HTML', async () => {
    const entry = printedEntry({ comments: 'Signed < at the kitchen table' });
    const make = () => entryPdf(entry, options);
    const drawing = await recordedDrawing(make);
    const dense = async (pdf: Uint8Array) =>
      (await readPdf(new Uint8Array(pdf))).pages.map((page) => page.dense);
    const [ours, bare] = [await make(), await drawnByPdfkit(drawing)];
    expect(await dense(bare)).toEqual(await dense(ours));
    expect(imageBytes(bare)).toBeGreaterThan(0);
    const html = bodyOf(drawing);
    expect(html).toContain('Signed &lt; at the kitchen table');
    expect(html.match(/<section>/g)).toHaveLength(drawing.pages.length);
    expect(html.match(/<img /g)?.length).toBeGreaterThan(1);
  });

  it('leaves the library as it was', async () => {
    const before = await entryPdf(printedEntry({}), options);
    await recordedDrawing(() => entryPdf(printedEntry({}), options));
    expect(Buffer.from(await entryPdf(printedEntry({}), options)).equals(before)).toBe(true);
  });
});

describe('bytes of images', () => {
  it('are those of images alone', () => {
    const object = (dictionary: string) => `1 0 obj\n<<\n${dictionary}\n>>\nstream\nxyz\nendstream\nendobj\n`;
    const pdf = [
      object('/Type /XObject\n/Subtype /Image\n/Length 300'),
      object('/Length 70'),
      object('/Subtype/Image /Filter /DCTDecode /Length 20'),
      object('/Subtype /ImageMask /Length 5'),
    ].join('');
    expect(imageBytes(Buffer.from(pdf))).toBe(320);
  });
});
