/** Parts of an address that stay in capitals: points of the compass, post office boxes, numbers of the Romans. */
const capitals = /^(?:NE|NW|SE|SW|PO|P\.O\.|US|RR|HC|FM|CR|II|III|IV|VI|VII|VIII)$/;

const capitalized = (word: string) =>
  word
    .toLowerCase()
    // After hyphens and apostrophes too, but for the s of a genitive: O'Brien, Smith-Jones, St. Mary's.
    .replace(/(^|[-'’.(/])(\p{L})(?!$)|^(\p{L})$/gu, (all) => all.toUpperCase())
    .replace(/^Mc(\p{L})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`);

/**
 * A text of a card, which is printed in capitals, as people write it. What is not all in capitals stays as it is, and
 * so does a word with a digit in it.
 */
export function asWritten(text: string): string {
  if (text !== text.toUpperCase()) return text;
  return text
    .split(' ')
    .map((word) => (capitals.test(word) || /\d/.test(word) ? word : capitalized(word)))
    .join(' ');
}
