import { formatEntryNumber } from '../../rules/entry-state.ts';
import { failed, passed, type Statement } from '../statement.ts';

/** The entry that the evidence proves. */
type ProvenEntry = { journalId: string; number: number; hash: string };

/** Digits of the hash at the foot of every page. */
const shortHash = 12;

/** Words may be broken into parts, and lines anywhere. */
const dense = (words: readonly string[]) => words.join('').replaceAll(/\s/g, '');

/**
 * Checks that the pages of a document belong to the entry that its evidence proves: the foot of every page has the number and
 * the first digits of the hash, and the pages have the whole hash and the ID of the journal.
 */
export function checkPages(
  { journalId, number, hash }: ProvenEntry,
  pages: readonly (readonly string[])[],
): Statement {
  const texts = pages.map(dense);
  const foot = `Entry${formatEntryNumber(number)}·SHA-256${hash.slice(0, shortHash)}`;
  const isShown = (text: string) => texts.some((page) => page.includes(text));
  const isRight =
    texts.length > 0 && texts.every((page) => page.includes(foot)) && isShown(hash) && isShown(journalId);
  return isRight
    ? passed('pages', 'The pages show the number, hash, and journal of the entry that the evidence proves.')
    : failed('pages', 'The pages are not those of the entry that the evidence proves.');
}
