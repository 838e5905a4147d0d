/** Parts of an address that stay in capitals: points of the compass, post office boxes, Roman numerals. */
const capitals = /^(?:NE|NW|SE|SW|PO|P\.O\.|US|RR|HC|FM|CR|II|III|IV|VI|VII|VIII)$/;

const capitalized = (word: string) =>
  word
    .toLowerCase()
    // After hyphens and apostrophes too, except for a possessive s: O'Brien, Smith-Jones, St. Mary's.
    .replace(/(^|[-'’.(/])(\p{L})(?!$)|^(\p{L})$/gu, (all) => all.toUpperCase())
    .replace(/^Mc(\p{L})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`);

/**
 * Returns a card's text, which is in capitals, as people write it. Text that is not all in capitals stays
 * unchanged, and so does a word with a digit.
 */
export function asWritten(text: string): string {
  if (text !== text.toUpperCase()) return text;
  return text
    .split(' ')
    .map((word) => (capitals.test(word) || /\d/.test(word) ? word : capitalized(word)))
    .join(' ');
}
