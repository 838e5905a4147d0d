import {
  type FindEntriesDeps,
  type FoundEntries,
  findEntries,
} from '#functions/services/search/find-entries.ts';
import { type FindInAddendaDeps, findInAddenda } from '#functions/services/search/find-in-addenda.ts';
import { type NamedSignersDeps, namedSigners } from '#functions/services/search/named-signers.ts';
import type { JournalStore } from '#functions/store/entries/journal-store.ts';
import { type EntryFilters, isFiltered } from '#shared/rules/entry-filters.ts';
import { searchWords } from '#shared/rules/search-words.ts';

export type JournalHitsDeps = FindEntriesDeps &
  FindInAddendaDeps & {
    journal: Pick<JournalStore, 'ledger'>;
    index: NamedSignersDeps['index'];
  };

/** The entries of a report, by number, out of a journal of `total`. */
export type JournalHits = FoundEntries & { total: number };

/**
 * Returns the submitted entries that match the filters. Without filters, nothing is looked up, because
 * numbers have no gaps.
 */
export async function journalHits(
  deps: JournalHitsDeps,
  journalId: string,
  filters: EntryFilters,
): Promise<JournalHits> {
  const words = searchWords(filters.search ?? '');
  const [{ lastNumber: total }, named] = await Promise.all([
    deps.journal.ledger(journalId),
    namedSigners(deps, journalId, words),
  ]);
  if (!isFiltered(filters)) {
    const numbers = Array.from({ length: total }, (_, at) => at + 1);
    return { numbers, rows: new Map(), indexedTo: Math.min(named.inIndex, total), total };
  }
  const annotated = await findInAddenda(deps, journalId, { words, lastNumber: total });
  const found = await findEntries(deps, journalId, { filters, lastNumber: total, named, annotated });
  return { ...found, numbers: found.numbers.toReversed(), total };
}
