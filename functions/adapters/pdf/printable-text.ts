import { charactersOfText, scriptFontOf } from './fonts.ts';

// Invisible by definition or without a fixed look (private use), whatever glyph a font has for them.
const neverPrints = /[\p{Default_Ignorable_Code_Point}\p{Private_Use}\p{Control}\p{Surrogate}]/u;
const basicPlane = 0xffff;
/** Joiners, which choose the forms of letters in Arabic and Indic scripts. They mean nothing elsewhere. */
const joiner = /[\u200c\u200d]/;

const codeOf = (character: string) =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

/** Makes text printable, and remembers the characters that can't be printed. */
export type PrintableText = {
  /**
   * Returns the text with each character that would print as nothing, or as an empty box, replaced by its
   * code point.
   */
  of: (text: string) => string;
  /** Returns the replacements so far without duplicates, in order of first use. */
  replaced: () => string[];
};

/** Starts tracking a document's replaced characters. Keeps line breaks; turns tabs into spaces. */
export function printableText(): PrintableText {
  const replaced = new Set<string>();
  const isOfScript = (character: string | undefined) => {
    const font = character && scriptFontOf(character);
    return font ? font.characters.has(character.codePointAt(0) ?? 0) : false;
  };
  const printable = (character: string, at: number, all: readonly string[]) => {
    const code = character.codePointAt(0) ?? 0;
    if (joiner.test(character)) return isOfScript(all[at - 1]) && isOfScript(all[at + 1]);
    if (neverPrints.test(character)) return false;
    return (code <= basicPlane && charactersOfText().has(code)) || isOfScript(character);
  };
  const of = (text: string) =>
    Array.from(text.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll('\t', '    '))
      .map((character, at, all) => {
        if (character === '\n' || printable(character, at, all)) return character;
        const code = codeOf(character);
        replaced.add(code);
        return code;
      })
      .join('');
  return { of, replaced: () => [...replaced] };
}
