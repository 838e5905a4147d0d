/*
 * The alphabet ranges by which the search index stores names (docs/adr/0019-search.md), by their starts. Each
 * contains about one percent of first and last names in the United States, by frequency: U.S. Census Bureau,
 * "Frequently Occurring Names and Surnames from the 1990 Census", first and last names in equal shares.
 * Changing the list changes the index.
 */
const starts = [
  '',
  ...(
    'alan allf andi anna argy avis barc becn beru blad bouf breo brox bush carc carr cave chas chro cloy ' +
    'cont coy curv dank davn deln dias donc doui eato elam elvs esme fann flen frap galw gene gilc goo ' +
    'gref h harm hauk helt higd holu huli ivan jamg jayo jeno jin john johs jos josl junk kati keno king ' +
    'krut lars leds leti line lopi luis mai marh mark maru marz mcaf mcko mene mick miri morb murs nelm ' +
    'nolf onel pami pats pegl phim pret ramj rebh rice ride robi rogg rosh ruth samw saup seav sheb sikk ' +
    'smo stap stew susi taym thon tong tucz veg virk wano welm wilf wilm wos zulm'
  ).split(' '),
];

/** Sorts after every character of a word. */
const lastCharacter = '\u{10ffff}';

/** Returns the range of a folded word, counted from 0. */
function rangeOf(word: string): number {
  const after = starts.findIndex((start) => start > word);
  return (after < 0 ? starts.length : after) - 1;
}

const partOfRange = (range: number) => String(range).padStart(3, '0');
const ranges = starts.map((_, range) => range);
const rangesOf = (beginning: string) => {
  const [first, last] = [rangeOf(beginning), rangeOf(`${beginning}${lastCharacter}`)];
  return ranges.filter((range) => range >= first && range <= last);
};

/** A search for one word reads fewer ranges than this. */
const manyRanges = 3;

/** The alphabet ranges, as used in keys. */
export const alphabet: readonly string[] = ranges.map(partOfRange);

/** Returns the alphabet range that contains a folded word. */
export const partOf = (word: string): string => partOfRange(rangeOf(word));

/**
 * Short prefixes shared by words in many ranges. The index stores the entries of each, so these ranges need
 * not be read.
 */
const commonBeginnings: readonly string[] = [
  ...new Set(starts.flatMap((start) => [1, 2, 3].map((length) => start.slice(0, length)))),
].filter((beginning) => beginning !== '' && rangesOf(beginning).length >= manyRanges);

/** Returns the part of a common prefix. Words never contain this character. */
const partOfBeginning = (beginning: string) => `=${beginning}`;

/** The parts of all common prefixes. */
export const beginningParts: ReadonlySet<string> = new Set(commonBeginnings.map(partOfBeginning));

/** Returns the parts of a word's common prefixes. */
export const beginningPartsOf = (word: string): string[] =>
  [1, 2, 3]
    .map((length) => partOfBeginning(word.slice(0, length)))
    .filter((part) => beginningParts.has(part));

/**
 * Returns the index parts that contain words with this prefix, in order: alphabet ranges, or the part of a
 * common prefix if the search has only this word (`isAlone`), so it doesn't matter which of an entry's
 * signers has it.
 */
export function partsOf(beginning: string, isAlone: boolean): readonly string[] {
  const common = partOfBeginning(beginning);
  return isAlone && beginningParts.has(common) ? [common] : rangesOf(beginning).map(partOfRange);
}
