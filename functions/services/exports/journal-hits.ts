import {
  type FindEntriesDeps,
  type FoundEntries,
  findEntries,
} from '#functions/services/search/find-entries.ts';
import type { JournalStore } from '#functions/store/journal-store.ts';
import type { SearchIndexStore } from '#functions/store/search-index-store.ts';
import { type EntryFilters, isFiltered } from '#shared/rules/entry-filters.ts';

export type JournalHitsDeps = FindEntriesDeps & {
  journal: Pick<JournalStore, 'ledger'>;
  index: Pick<SearchIndexStore, 'indexedTo'>;
};

/** The entries that a report is about, in the order of their numbers, out of a journal of `total`. */
export type JournalHits = FoundEntries & { total: number };

/** The submitted entries that fit the filters. Without filters, since numbers have no gaps, nothing is looked up. */
export async function journalHits(
  deps: JournalHitsDeps,
  notaryId: string,
  filters: EntryFilters,
): Promise<JournalHits> {
  const [{ lastNumber: total }, inIndex] = await Promise.all([
    deps.journal.ledger(notaryId),
    deps.index.indexedTo(notaryId),
  ]);
  if (!isFiltered(filters)) {
    const numbers = Array.from({ length: total }, (_, at) => at + 1);
    return { numbers, rows: new Map(), indexedTo: Math.min(inIndex, total), total };
  }
  const found = await findEntries(deps, notaryId, { filters, lastNumber: total, inIndex });
  return { ...found, numbers: found.numbers.toReversed(), total };
}
