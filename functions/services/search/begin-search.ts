import type { EntryRowItem } from '#functions/store/entries/entry-row-item.ts';
import type { EntryFilters } from '#shared/rules/entry-filters.ts';
import { searchWords } from '#shared/rules/search-words.ts';
import { type FindEntriesDeps, findEntries, foundRows } from './find-entries.ts';
import { type NamedSignersDeps, namedSigners } from './named-signers.ts';

type SearchDeps = FindEntriesDeps & { index: NamedSignersDeps['index'] };

/** Submitted entries: how many, and a function that returns a range of them, highest number first. */
export type SubmittedList = {
  total: number;
  rows: (skip: number, end: number) => Promise<EntryRowItem[]>;
};

/**
 * Starts a search of a journal's entries by what needs no number: the names. Returns a function that
 * completes it up to the number of the last entry.
 */
export async function beginSearch(
  deps: SearchDeps,
  journalId: string,
  filters: EntryFilters,
): Promise<(lastNumber: number) => Promise<SubmittedList>> {
  const named = await namedSigners(deps, journalId, searchWords(filters.search ?? ''));
  return async (lastNumber) => {
    const found = await findEntries(deps, journalId, { filters, lastNumber, named });
    return {
      total: found.numbers.length,
      rows: (skip, end) => foundRows(deps, journalId, found, found.numbers.slice(skip, end)),
    };
  };
}
