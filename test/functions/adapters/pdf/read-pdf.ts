import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A piece of text and its place on the page, in points from the lower left corner. */
export type Piece = { text: string; left: number; right: number; bottom: number };

export type ReadPage = {
  pieces: Piece[];
  /** All text of the page, with line breaks and spaces as one space. */
  text: string;
  /** The text without spaces, so that a word broken across lines is found. */
  dense: string;
  images: number;
  /** The characters of each drawn glyph: two where one glyph represents two. */
  glyphs: string[];
  width: number;
};

export type ReadPdf = {
  pages: ReadPage[];
  text: string;
  dense: string;
  info: Record<string, unknown>;
};

const dense = (text: string) => text.replaceAll(/\s+/g, '').normalize('NFC');

function glyphsOf(shown: unknown): string[] {
  if (!Array.isArray(shown)) return [];
  return shown
    .flat()
    .flatMap((glyph: unknown) =>
      typeof glyph === 'object' && glyph !== null && 'unicode' in glyph ? [String(glyph.unicode)] : [],
    );
}

/** Reads text, images, and metadata of a PDF as a PDF reader does. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: bytes.slice(), verbosity: 0 });
  const document = await task.promise;
  const pages: ReadPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const pieces = items.flatMap((item): Piece[] => {
      if (!('str' in item) || item.str === '') return [];
      const [left, bottom] = [Number(item.transform[4]), Number(item.transform[5])];
      return [{ text: item.str, left, right: left + item.width, bottom }];
    });
    const { fnArray, argsArray } = await page.getOperatorList();
    const text = items
      .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : ''))
      .join('')
      .replaceAll(/\s+/g, ' ')
      .normalize('NFC');
    pages.push({
      pieces,
      text,
      dense: dense(text),
      images: fnArray.filter((operation) => operation === OPS.paintImageXObject).length,
      glyphs: fnArray.flatMap((operation, index) =>
        operation === OPS.showText ? glyphsOf(argsArray[index]) : [],
      ),
      width: page.view[2] ?? 0,
    });
  }
  const { info } = await document.getMetadata();
  await task.destroy();
  const text = pages.map((page) => page.text).join(' ');
  return { pages, text, dense: dense(text), info: { ...info } };
}

/** Returns how often a text occurs in another one. */
export const countOf = (text: string, part: string) => text.split(part).length - 1;
