import { type PdfFile, streamsIn } from './pdf-file.ts';

/*
 * The text on the pages of our own PDFs. Other programs write text in many ways; ours shows glyphs of embedded fonts, each
 * with a table from glyphs to text. Its callers check that we signed the file.
 */

const codesIn = (hex: string) => hex.match(/[0-9a-f]{4}/gi)?.map((code) => Number.parseInt(code, 16)) ?? [];

/** Reads a table from glyphs to text: ranges of glyphs, each with the UTF-16 of its members. */
function glyphTexts(table: string): Map<number, string> {
  const texts = new Map<number, string>();
  for (const [, from = '', members = ''] of table.matchAll(/<(\w+)>\s*<\w+>\s*\[([^\]]*)\]/g)) {
    const first = Number.parseInt(from, 16);
    for (const [at, [, hex = '']] of [...members.matchAll(/<([^>]*)>/g)].entries()) {
      texts.set(first + at, String.fromCharCode(...codesIn(hex.replaceAll(/\s/g, ''))));
    }
  }
  return texts;
}

/** Returns the table of each font by the name that pages use, from the objects of the file. */
function fontTables(objects: string, tables: ReadonlyMap<number, Map<number, string>>) {
  const byObject = new Map<number, Map<number, string>>();
  const fonts = objects.matchAll(/\n(\d+) 0 obj\s*<<(?:(?!endobj)[\s\S])*?\/ToUnicode\s+(\d+) 0 R/g);
  for (const [, object, table] of fonts) byObject.set(Number(object), tables.get(Number(table)) ?? new Map());
  const named = [...objects.matchAll(/\/(F\d+)\s+(\d+) 0 R/g)];
  return new Map(named.map(([, name = '', object]) => [name, byObject.get(Number(object))]));
}

const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

/** Returns what the pages of one of our PDFs show, in order: words and parts of words. */
export async function shownWords(pdf: Pick<PdfFile, 'bytes'>): Promise<string[]> {
  const pages: string[] = [];
  const tables = new Map<number, Map<number, string>>();
  for (const { object, dictionary, content } of streamsIn(pdf)) {
    if (/\/(?:Subtype|Type|Length1)\b/.test(dictionary)) continue;
    const text = latin1(await content());
    if (text.includes('begincmap')) tables.set(object, glyphTexts(text));
    else if (text.includes(' TJ')) pages.push(text);
  }
  const fonts = fontTables(latin1(pdf.bytes), tables);
  return pages.flatMap((page) => {
    let font: Map<number, string> | undefined;
    const words: string[] = [];
    for (const [, name, glyphs] of page.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (name !== undefined) font = fonts.get(name);
      const codes = [...(glyphs ?? '').matchAll(/<([0-9a-f]*)>/gi)].flatMap(([, hex = '']) => codesIn(hex));
      if (codes.length > 0) words.push(codes.map((code) => font?.get(code) ?? '').join(''));
    }
    return words;
  });
}
