import { foldText } from './search-words.ts';

const suffixes = new Set(['jr', 'sr', 'ii', 'iii', 'iv', 'esq']);

/** Returns first and last word of a folded name, without a suffix such as Jr. */
function ends(name: string): [first: string, last: string] | undefined {
  const words = foldText(name)
    // O'Brien, however the apostrophe is typed.
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .split(/[\s-]+/u)
    .filter((word) => word !== '' && !suffixes.has(word));
  const [first] = words;
  const last = words.at(-1);
  return first && last && words.length > 1 ? [first, last] : undefined;
}

/**
 * Reports whether two full names may be the same person's: first and last word agree, without regard to case, accents, middle
 * names, and suffixes. A name of one word is never the same.
 */
export function isSameName(left: string, right: string): boolean {
  const [one, other] = [ends(left), ends(right)];
  return one !== undefined && other !== undefined && one[0] === other[0] && one[1] === other[1];
}
