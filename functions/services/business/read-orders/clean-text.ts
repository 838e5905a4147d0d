import { textDamage } from '#shared/imports/damaged-text.ts';
import { cleanText } from '#shared/rules/line-of-text.ts';

/** Characters of a text that are read. Orders are short, and what follows them is terms and earlier emails. */
const readLength = 100_000;

/** Lines that are read. */
const linesRead = 3_000;

/** The letters that Windows-1252 has at 0x80 to 0x9f. */
const windowsLetters = new Map(
  [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'].map((letter, at) => [letter, 0x80 + at]),
);

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Returns the bytes of a text in Windows-1252, or undefined if a letter has none. */
function windowsBytes(text: string): Uint8Array | undefined {
  const bytes = [...text].map((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return windowsLetters.get(letter) ?? (code < 0x100 ? code : -1);
  });
  return bytes.includes(-1) ? undefined : Uint8Array.from(bytes);
}

/** Returns a line whose UTF-8 was once read as Windows-1252 as it was written: `ZoÃ«` is `Zoë`. */
function encodedOnce(line: string): string {
  if (!textDamage(line, { isName: false })) return line;
  const bytes = windowsBytes(line);
  if (!bytes) return line;
  try {
    return utf8.decode(bytes);
  } catch {
    return line;
  }
}

/** Returns a text without characters that cannot be seen or that turn the direction of writing, with plain spaces and line ends. */
export function plainText(text: string): string {
  const wellFormed = text.slice(0, readLength).toWellFormed().replaceAll('\ufffd', '');
  const lines = wellFormed
    .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .split('\n', linesRead)
    .map(encodedOnce)
    .join('\n');
  return cleanText(lines)
    .replaceAll(
      /\p{Cf}|\p{Co}|\p{Cn}|(?!\p{Variation_Selector})\p{Default_Ignorable_Code_Point}|\u2800/gu,
      (mark) => (mark === '\u200c' || mark === '\u200d' ? mark : ''),
    )
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
    .replaceAll(/\p{Zs}/gu, ' ')
    .replaceAll(/(\p{M}{4})\p{M}+/gu, '$1');
}

/** Reports whether a text is shown in another order than it is stored, so that "051" is seen as "150". */
export const isTurned = (text: string) => /[\u202d\u202e]/.test(text);

/** Returns a text as one line. */
export const oneLine = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();
