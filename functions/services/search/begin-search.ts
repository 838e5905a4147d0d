import type { EntryRowItem } from '#functions/store/entries/entry-row-item.ts';
import type { EntryFilters } from '#shared/rules/entry-filters.ts';
import { searchWords } from '#shared/rules/search-words.ts';
import { type FindEntriesDeps, findEntries, foundRows } from './find-entries.ts';
import { type FindInAddendaDeps, findInAddenda } from './find-in-addenda.ts';
import type { RangedList } from './joined-lists.ts';
import { type NamedSignersDeps, namedSigners } from './named-signers.ts';

type SearchDeps = FindEntriesDeps & FindInAddendaDeps & { index: NamedSignersDeps['index'] };

/** The end of a journal: the number of its last entry, and whether any entry has an addendum. */
type JournalEnd = { lastNumber: number; hasAddenda: boolean };

/** Submitted entries of a journal, highest number first. */
export type SubmittedList = RangedList<EntryRowItem>;

/**
 * Starts a search of a journal by names, which doesn't need the journal's end. Returns a function that
 * completes the search up to the end of the journal.
 */
export async function beginSearch(
  deps: SearchDeps,
  journalId: string,
  filters: EntryFilters,
): Promise<(end: JournalEnd) => Promise<SubmittedList>> {
  const words = searchWords(filters.search ?? '');
  const named = await namedSigners(deps, journalId, words);
  return async ({ lastNumber, hasAddenda }) => {
    const annotated = hasAddenda ? await findInAddenda(deps, journalId, { words, lastNumber }) : [];
    const found = await findEntries(deps, journalId, { filters, lastNumber, named, annotated });
    return {
      total: found.numbers.length,
      rows: (skip, end) => foundRows(deps, journalId, found, found.numbers.slice(skip, end)),
    };
  };
}
