import type { CheckBudget } from '#shared/evidence/check-budget.ts';
import { isOperator, PdfLexer, type PdfOperator } from './lexer.ts';
import type { PdfFile } from './pdf-file.ts';
import { expectRef, foreign, isNamed, listOf, type PdfText, type PdfValue } from './values.ts';

/*
 * The text on the pages of our own PDFs. Other programs write text in many ways; ours shows glyphs of embedded fonts, each
 * with a table from glyphs to text. Its callers check that we signed the file.
 */

type GlyphTexts = ReadonlyMap<number, string>;

const codesOf = ({ bytes }: PdfText): number[] =>
  Array.from({ length: bytes.length >> 1 }, (_, at) => (bytes[2 * at] ?? 0) * 256 + (bytes[2 * at + 1] ?? 0));

const textsIn = (items: readonly PdfValue[]): PdfText[] =>
  items.filter((item): item is PdfText => typeof item === 'object' && item !== null && item.kind === 'text');

/** Reads a table from glyphs to text: ranges of glyphs, each with the UTF-16 of its members. */
function glyphTexts(table: Uint8Array): GlyphTexts {
  const texts = new Map<number, string>();
  for (const { operator, operands } of operations(table)) {
    if (operator === 'endbfchar') throw foreign('a font has another table of its characters');
    if (operator !== 'endbfrange') continue;
    for (let at = 0; at + 2 < operands.length; at += 3) {
      const [first] = textsIn(operands.slice(at, at + 1)).flatMap(codesOf);
      if (first === undefined) throw foreign('a font has another table of its characters');
      for (const [index, text] of textsIn(listOf(operands[at + 2], 'a range of characters')).entries()) {
        texts.set(first + index, String.fromCharCode(...codesOf(text)));
      }
    }
  }
  return texts;
}

type Operation = { operator: PdfOperator['operator']; operands: readonly PdfValue[] };

/** Yields the operations of a content stream or a table of characters. */
function* operations(content: Uint8Array): Generator<Operation> {
  const lexer = new PdfLexer(content);
  let operands: PdfValue[] = [];
  for (let item = lexer.operand(); item !== undefined; item = lexer.operand()) {
    if (!isOperator(item)) {
      operands.push(item);
      continue;
    }
    yield { operator: item.operator, operands };
    operands = [];
  }
}

/** Returns the text of a glyph. Other programs show something else for one without a text, so there must be none. */
function textOf(font: GlyphTexts | undefined, code: number): string {
  const text = font?.get(code);
  if (text === undefined) throw foreign('a page shows a character without its text');
  return text;
}

/** Returns the words that the content of a page shows, with the fonts by the names that the page uses. */
function wordsIn(content: Uint8Array, fonts: ReadonlyMap<string, GlyphTexts>): string[] {
  const words: string[] = [];
  const saved: (GlyphTexts | undefined)[] = [];
  let font: GlyphTexts | undefined;
  for (const { operator, operands } of operations(content)) {
    if (operator === 'q') saved.push(font);
    if (operator === 'Q') font = saved.pop();
    if (operator === 'Tf') {
      const [name] = operands;
      font = typeof name === 'object' && name?.kind === 'name' ? fonts.get(name.name) : undefined;
    }
    if (operator !== 'TJ') continue;
    const codes = textsIn(listOf(operands[0], 'a text')).flatMap(codesOf);
    if (codes.length > 0) words.push(codes.map((code) => textOf(font, code)).join(''));
  }
  return words;
}

/** Returns the pages, which are all in one list. */
function pagesOf(pdf: PdfFile): ReadonlyMap<string, PdfValue>[] {
  const tree = pdf.entries(pdf.catalog().get('Pages'), 'the list of pages');
  const pages = listOf(pdf.resolve(tree.get('Kids')), 'the list of pages').map((kid) =>
    pdf.entries(expectRef(kid, 'a page'), 'a page'),
  );
  if (tree.get('Count') !== pages.length || pages.some((page) => !isNamed(page.get('Type'), 'Page'))) {
    throw foreign('its pages are not in one list');
  }
  return pages;
}

/** Returns what each page of one of our PDFs shows, in order: words and parts of words. Throws UnreadableFile. */
export async function wordsOfPages(pdf: PdfFile, budget: CheckBudget): Promise<string[][]> {
  const tables = new Map<number, GlyphTexts>();
  const tableOf = async (font: PdfValue): Promise<GlyphTexts> => {
    const { object } = expectRef(font, 'a font');
    const known = tables.get(object);
    if (known) return known;
    const entries = pdf.entries(font, 'a font');
    const table = glyphTexts(await pdf.content(entries.get('ToUnicode'), budget));
    tables.set(object, table);
    return table;
  };
  const pages: string[][] = [];
  for (const page of pagesOf(pdf)) {
    const named = pdf.resolve(pdf.entries(page.get('Resources'), 'a page').get('Font'));
    const fonts = new Map<string, GlyphTexts>();
    for (const [name, font] of named === undefined ? [] : pdf.entries(named, 'the fonts of a page')) {
      fonts.set(name, await tableOf(font));
    }
    pages.push(wordsIn(await pdf.content(page.get('Contents'), budget), fonts));
  }
  return pages;
}
