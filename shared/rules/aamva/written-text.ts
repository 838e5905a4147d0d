/** Parts of an address that stay in capitals: points of the compass, post office boxes, Roman numerals. */
const capitalsOfAddress =
  /^(?:NE|NW|SE|SW|PO|P\.O\.|US|RR|HC|PSC|CMR|APO|FPO|DPO|FM|CR|II|III|IV|VI|VII|VIII)$/;

/** Numerals after a family name. Vi is a name too, and so are one letter each. */
const numeral = /^(?:II|III|IV|VII|VIII|IX)$/;

/** A word of open syllables, as all Hawaiian words are. The okina is a consonant, which O'Hea and D'Elia lack. */
const hawaiian = /^(?:[ʻ‘'`HKLMNPW]?[AEIOUĀĒĪŌŪ])+$/;
const okinas = /[ʻ‘'`]/g;

const capitalized = (word: string) =>
  word
    .toLowerCase()
    // After hyphens and apostrophes too, except for a possessive s: O'Brien, Smith-Jones, St. Mary's.
    .replace(/(^|[-'’.(/])(\p{L})(?!$)|^(\p{L})$/gu, (all) => all.toUpperCase())
    .replace(/^Mc(\p{L})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`);

/** Printers without an okina use a back-quote, and in Hawaii also an apostrophe. */
function isHawaiian(word: string, isFromHawaii: boolean): boolean {
  return hawaiian.test(word) && (isFromHawaii ? /[ʻ‘'`]/ : /[ʻ‘`]/).test(word);
}

function written(word: string, isFromHawaii: boolean): string {
  if (!isHawaiian(word, isFromHawaii)) return capitalized(word.replaceAll('`', "'"));
  return word
    .toLowerCase()
    .replace(okinas, 'ʻ')
    .replace(/\p{L}/u, (first) => (first === 'ʻ' ? first : first.toUpperCase()))
    .replace(/^ʻ(\p{L})/u, (_, letter: string) => `ʻ${letter.toUpperCase()}`);
}

function asWritten(
  text: string,
  staysInCapitals: (word: string, at: number) => boolean,
  isFromHawaii: boolean,
): string {
  if (text !== text.toUpperCase() && text !== text.toLowerCase()) return text;
  return text
    .toUpperCase()
    .split(' ')
    .map((word, at) => (staysInCapitals(word, at) || /\d/.test(word) ? word : written(word, isFromHawaii)))
    .join(' ');
}

/**
 * Returns a card's address, which is in capitals, as people write it. Text in both cases stays unchanged, and so
 * does a word with a digit.
 */
export function addressAsWritten(text: string, isFromHawaii = false): string {
  return asWritten(text, (word) => capitalsOfAddress.test(word), isFromHawaii);
}

/** Returns a card's name as people write it. */
export function nameAsWritten(text: string, isFromHawaii = false): string {
  return asWritten(text, (word, at) => at > 0 && numeral.test(word), isFromHawaii);
}
