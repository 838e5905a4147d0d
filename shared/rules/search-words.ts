/** Letters that Unicode does not decompose, each with its plain spelling. */
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

/** Characters that may be inside a word: apostrophes, hyphens, and periods, as people type them. */
const joiners = /['’‘ʼʻʹ′`´＇\p{Pd}.\u00ad\u2060]+/u;

/**
 * Returns a text for comparison: without accents and other marks, in lower case, letters such as ß and ø as
 * `ss` and `o`, blanks as one space. Use folded texts and their parts only to compare them.
 */
export function foldText(text: string): string {
  return (
    text
      .toLowerCase()
      // Lower case may add marks, as for İ.
      .normalize('NFD')
      .replace(marks, '')
      .replace(special, (letter) => plainLetters[letter] ?? letter)
      .normalize('NFC')
      .replace(/\s+/gu, ' ')
      .trim()
  );
}

/** Returns the words of a folded text, each split at its joiners. */
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
 * Returns the folded words by whose beginnings a name is found, each once. A word with apostrophes, hyphens, or
 * periods counts without them, from each of its parts on: O'Brien as `obrien` and `brien`, Smith-Jones as
 * `smithjones` and `jones`.
 */
export function nameWords(name: string): string[] {
  const words = partsOfWords(foldText(name)).flatMap((parts) =>
    parts.map((_, start) => parts.slice(start).join('')),
  );
  return [...new Set(words)];
}

/**
 * Returns the folded words of a search, longest first. Each must begin a word of the name. A word that begins
 * another one is omitted, because it is implied. A search without letters and digits has no words.
 */
export function searchWords(search: string): string[] {
  const words = partsOfWords(foldText(search)).map((parts) => parts.join(''));
  const longestFirst = [...new Set(words)].toSorted(
    (left, right) => right.length - left.length || (left < right ? -1 : 1),
  );
  return longestFirst.filter((word, at) => !longestFirst.slice(0, at).some((one) => one.startsWith(word)));
}

/** Reports whether every search word begins a word of a name. */
export function isNamed(name: string, words: readonly string[]): boolean {
  const own = nameWords(name);
  return words.every((word) => own.some((one) => one.startsWith(word)));
}
