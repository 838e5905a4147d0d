import { digitWords } from './digit-words.ts';

const spanishDigits = ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];
const teens = {
  10: 'ten|diez',
  11: 'eleven|once',
  12: 'twelve|doce',
  13: 'thirteen|trece',
  14: 'fourteen|catorce',
  15: 'fifteen|quince',
  16: 'sixteen|dieciseis',
  17: 'seventeen|diecisiete',
  18: 'eighteen|dieciocho',
  19: 'nineteen|diecinueve',
  21: 'veintiuno|veintiun',
  22: 'veintidos',
  23: 'veintitres',
  24: 'veinticuatro',
  25: 'veinticinco',
  26: 'veintiseis',
  27: 'veintisiete',
  28: 'veintiocho',
  29: 'veintinueve',
};
/** Their zeros make room for a smaller number: "forty four", "two thousand one". */
const round = {
  20: 'twenty|veinte',
  30: 'thirty|treinta',
  40: 'forty|fourty|cuarenta',
  50: 'fifty|cincuenta',
  60: 'sixty|sesenta',
  70: 'seventy|setenta',
  80: 'eighty|ochenta',
  90: 'ninety|noventa',
  900: 'novecientos',
};
/** Zeros after a number: "nineteen hundred", "dos mil". */
const zeros = { hundred: '00', thousand: '000', mil: '000' };
const times = { double: 2, doble: 2, triple: 3 };

const byWord = (rows: Record<string, string>) =>
  Object.entries(rows).flatMap(([value, words]) => words.split('|').map((word) => [word, value] as const));

/** The value of each word for a number below 100, in English and Spanish. */
export const wordValues: ReadonlyMap<string, string> = new Map([
  ...[digitWords, spanishDigits].flatMap((words) =>
    words.map((word, digit) => [word, String(digit)] as const),
  ),
  ['oh', '0'],
  ...byWord({ ...teens, ...round }),
]);
const roundWords = new Set(byWord(round).map(([word]) => word));

const first = `(?:${[...wordValues.keys(), ...Object.keys(times), 'mil'].join('|')})`;
const next = `(?:${first}|o|hundred|thousand|(?<=(?:double|doble|triple)[ -])\\d)`;
/** Digits among the words: "290 four four 1 8 8 7". A day, an amount, or "last four 1887" is none. */
const typed = '\\d{1,4}(?![\\w./-])';
const spoken = new RegExp(
  `\\b(?<!\\b(?:last|final) )(?:(?<![./$-])\\d{3,4} (?:${typed} ){0,5})?${first}(?:(?:[ ,.-]{1,3}|[ -](?:y|and) )${next}(?![a-z\\d])| ${typed})+`,
  'giu',
);
/** The shortest number that is translated. "one or two" is no number of a person. */
const fewestDigits = 4;

/** Returns a text with the numbers that are spelled as people say them, such as "double eight, forty four", in digits. */
export function withSpokenDigits(text: string): string {
  return text.replaceAll(spoken, (words) => {
    const number = numberOf(words.toLowerCase());
    return number.replaceAll(/\D/gu, '').length < fewestDigits ? words : number;
  });
}

function numberOf(words: string): string {
  let number = '';
  /** The zeros at the end that the next word may replace. */
  let room = 0;
  let repeated = 1;
  for (const [token] of words.matchAll(/[a-z]+|\d+|[,.-]/gu)) {
    if (token === 'y' || token === 'and') continue;
    if (/[,.-]/u.test(token)) {
      if (token === '-' && room > 0) continue;
      number += '-';
      room = 0;
      continue;
    }
    if (token in times) {
      repeated = times[token as keyof typeof times];
      continue;
    }
    if (token in zeros) {
      const added = zeros[token as keyof typeof zeros];
      number += (/\d$/u.test(number) ? '' : '1') + added;
      room = added.length;
      continue;
    }
    const value = (token === 'o' ? '0' : (wordValues.get(token) ?? token)).repeat(repeated);
    repeated = 1;
    // "Eighty oh" is no smaller number in the place of the zero.
    number = (value.length <= room && Number(value) > 0 ? number.slice(0, -value.length) : number) + value;
    room = roundWords.has(token) ? value.length - 1 : 0;
  }
  return number.replaceAll(/-{2,}/gu, '-');
}
