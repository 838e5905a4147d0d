import { describe, expect, it } from 'vitest';
import { entryPdf } from '#functions/adapters/pdf/entry-pdf.ts';
import { shareFonts } from '#functions/adapters/pdf/shared-fonts.ts';
import { readPdf } from './read-pdf.ts';
import { options, printedEntry } from './sample-entry.ts';

/** Documents that each open a typeface again, like those of the library, and lay out words with it. */
class Documents {
  laidOut = 0;
  provideFont(name: string) {
    const layoutCache: Record<string, object> = Object.create(null);
    const layoutRun = (text: string) => {
      this.laidOut += 1;
      return { text };
    };
    return { name, font: { _tables: {}, _glyphs: { used: true } }, layoutCache, layoutRun };
  }
  /** Lays out a word as the library does. */
  layout(name: string, word: string): object {
    const { layoutCache, layoutRun } = this.provideFont(name);
    const known = layoutCache[word] ?? layoutRun(word);
    layoutCache[word] = known;
    return known;
  }
}

const newDocument = () => {
  const document = new Documents();
  shareFonts(document);
  return document;
};

describe('shareFonts', () => {
  it('shares one set of tables per typeface with all later documents', () => {
    newDocument();
    const [first, second] = [newDocument(), newDocument()];
    const tables = first.provideFont('Inter').font._tables;
    expect(second.provideFont('Inter').font._tables).toBe(tables);
    expect(second.provideFont('Serif').font._tables).not.toBe(tables);
  });

  it('lays out a word once, as if it were the first', () => {
    const [first, second] = [newDocument(), newDocument()];
    expect(first.layout('Sans', 'Signer')).toBe(second.layout('Sans', 'Signer'));
    expect(second.layout('Bold', 'Signer')).not.toBe(first.layout('Sans', 'Signer'));
    expect([first.laidOut, second.laidOut]).toEqual([1, 1]);
    const typeface = second.provideFont('Sans');
    expect(typeface.font._glyphs).toEqual({ used: true });
    typeface.layoutRun('Date');
    expect(typeface.font._glyphs).toEqual({});
  });

  it('forgets the words when there are too many', () => {
    const document = newDocument();
    for (let word = 0; word <= 4_000; word += 1) document.layout('Mono', `word ${word}`);
    const before = document.laidOut;
    document.layout('Mono', 'word 0');
    expect(document.laidOut).toBe(before + 1);
    document.layout('Mono', 'word 0');
    expect(document.laidOut).toBe(before + 1);
  });

  it('throws when a document opens typefaces in another way', () => {
    expect(() => shareFonts({})).toThrow('in another way');
  });

  it('lets no document change another', async () => {
    // One glyph represents both of each pair, and a document remembers which of the two was written.
    const plain = printedEntry({ comments: 'A-B 5 \u03a9 \u00b5' });
    const first = await entryPdf(plain, options);
    const before = await entryPdf(plain, options);
    expect(Buffer.from(before).equals(first)).toBe(true);
    const other = printedEntry({ comments: 'A\u2010B\u00a05 \u2126 \u03bc, \u0141ukasz, \u0428' });
    const otherAfter = await entryPdf(other, options);
    const after = await entryPdf(plain, options);
    expect(Buffer.from(await entryPdf(other, options)).equals(otherAfter)).toBe(true);
    expect((await readPdf(after)).text).toContain('A-B 5 \u03a9');
    expect(Buffer.from(after).equals(before)).toBe(true);
  });
});
