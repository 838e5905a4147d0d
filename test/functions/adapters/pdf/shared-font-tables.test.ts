import { describe, expect, it } from 'vitest';
import { entryPdf } from '#functions/adapters/pdf/entry-pdf.ts';
import { shareFontTables } from '#functions/adapters/pdf/shared-font-tables.ts';
import { readPdf } from './read-pdf.ts';
import { options, printedEntry } from './sample-entry.ts';

/** Documents that open a typeface, each anew, as those of the library do. */
class Documents {
  provideFont(name: string) {
    return { name, font: { _tables: {} } };
  }
}

describe('the tables of typefaces, shared by documents', () => {
  it('are one for all later documents, each typeface its own', () => {
    shareFontTables(new Documents());
    shareFontTables(new Documents());
    const [first, second] = [new Documents(), new Documents()];
    const tables = first.provideFont('Inter').font._tables;
    expect(second.provideFont('Inter').font._tables).toBe(tables);
    expect(second.provideFont('Serif').font._tables).not.toBe(tables);
  });

  it('are refused where a document opens typefaces in another way', () => {
    expect(() => shareFontTables({})).toThrow('in another way');
  });

  it('let no document change another', async () => {
    // One glyph stands for both of each pair, and a document remembers which of the two was written.
    const plain = printedEntry({ comments: 'A-B 5 \u03a9 \u00b5' });
    await entryPdf(plain, options);
    const before = await entryPdf(plain, options);
    await entryPdf(printedEntry({ comments: 'A\u2010B\u00a05 \u2126 \u03bc, \u0141ukasz, \u0428' }), options);
    const after = await entryPdf(plain, options);
    expect((await readPdf(after)).text).toContain('A-B 5 \u03a9');
    expect(Buffer.from(after).equals(before)).toBe(true);
  });
});
