import { searchedName } from '#shared/rules/entry-filters.ts';
import { nameWords } from '#shared/rules/search-words.ts';
import type { EntryRowItem } from './entry-item.ts';

/** Signers found by a folded word, all of them of entries of one block. */
export type NamePosting = { word: string; block: number; signers: readonly number[] };

/** Entries of a block: few enough that a signer who comes every day makes no large item. */
const entriesOfBlock = 1_000;
/** More than an entry has signers. */
const signersOfEntry = 32;

/** A signer of an entry as one number. */
const signerOf = (number: number, place: number) => number * signersOfEntry + place;

/** The entry of a signer. */
export const entryOfSigner = (signer: number) => Math.floor(signer / signersOfEntry);

/** What the index is to hold of the names in these rows. */
export function namePostings(rows: readonly EntryRowItem[]): NamePosting[] {
  const postings = new Map<string, { word: string; block: number; signers: number[] }>();
  for (const { entryNumber, signerNames } of rows) {
    const number = entryNumber ?? 0;
    const block = Math.floor(number / entriesOfBlock);
    for (const [place, name] of signerNames.entries()) {
      for (const word of nameWords(searchedName(name))) {
        const key = `${word}#${block}`;
        const posting = postings.get(key) ?? { word, block, signers: [] };
        posting.signers.push(signerOf(number, place));
        postings.set(key, posting);
      }
    }
  }
  return [...postings.values()];
}
