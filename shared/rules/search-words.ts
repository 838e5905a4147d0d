/** Letters that Unicode does not take apart into a base letter and a mark, as people type them without. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ĸ: 'k',
  ŋ: 'n',
  ς: 'σ',
};

const special = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu');
const marks = /\p{Mn}/gu;

/** What may stand inside a word without ending it: apostrophes, hyphens and points, as people type them. */
const joiners = /['’‘ʼʻʹ′`´＇\p{Pd}.\u00ad\u2060]+/u;

/**
 * A text as it is compared: without accents and other marks, in lower case, letters like ß and ø as `ss` and `o`,
 * blanks as one space. Only the equality of two folded texts, and of their parts, means something.
 */
export function foldText(text: string): string {
  return (
    text
      .toLowerCase()
      // Lower case may bring marks of its own, as that of İ does.
      .normalize('NFD')
      .replace(marks, '')
      .replace(special, (letter) => plainLetters[letter] ?? letter)
      .normalize('NFC')
      .replace(/\s+/gu, ' ')
      .trim()
  );
}

/** The words of a folded text, each with the parts that joiners make of it. */
function partsOfWords(text: string): string[][] {
  return text
    .split(/\s+/u)
    .flatMap((word) =>
      word
        .split(joiners)
        .join('\n')
        .split(/[^\p{L}\p{N}\p{Mc}\n]+/u),
    )
    .map((word) => word.split('\n').filter((part) => part !== ''))
    .filter((parts) => parts.length > 0);
}

/**
 * The folded words by whose beginnings a name is found, each once. A word with apostrophes, hyphens or points counts
 * without them from each of its parts on: O'Brien as `obrien` and `brien`, Smith-Jones as `smithjones` and `jones`.
 */
export function nameWords(name: string): string[] {
  const words = partsOfWords(foldText(name)).flatMap((parts) =>
    parts.map((_, start) => parts.slice(start).join('')),
  );
  return [...new Set(words)];
}

/**
 * The folded words of a search, longest first: each must begin a word of the name. One that begins another is left
 * out, since it asks for nothing more. None where the search holds neither letter nor digit.
 */
export function searchWords(search: string): string[] {
  const words = partsOfWords(foldText(search)).map((parts) => parts.join(''));
  const longestFirst = [...new Set(words)].toSorted(
    (left, right) => right.length - left.length || (left < right ? -1 : 1),
  );
  return longestFirst.filter((word, at) => !longestFirst.slice(0, at).some((one) => one.startsWith(word)));
}

/** Whether every word begins a word of this name. */
export function isNamed(name: string, words: readonly string[]): boolean {
  const own = nameWords(name);
  return words.every((word) => own.some((one) => one.startsWith(word)));
}
