import {
  type FindEntriesDeps,
  type FoundEntries,
  findEntries,
} from '#functions/services/search/find-entries.ts';
import { type NamedSignersDeps, namedSigners } from '#functions/services/search/named-signers.ts';
import type { JournalStore } from '#functions/store/entries/journal-store.ts';
import { type EntryFilters, isFiltered } from '#shared/rules/entry-filters.ts';
import { searchWords } from '#shared/rules/search-words.ts';

export type JournalHitsDeps = FindEntriesDeps & {
  journal: Pick<JournalStore, 'ledger'>;
  index: NamedSignersDeps['index'];
};

/** The entries that a report is about, in the order of their numbers, out of a journal of `total`. */
export type JournalHits = FoundEntries & { total: number };

/** The submitted entries that fit the filters. Without filters, since numbers have no gaps, nothing is looked up. */
export async function journalHits(
  deps: JournalHitsDeps,
  journalId: string,
  filters: EntryFilters,
): Promise<JournalHits> {
  const [{ lastNumber: total }, named] = await Promise.all([
    deps.journal.ledger(journalId),
    namedSigners(deps, journalId, searchWords(filters.search ?? '')),
  ]);
  if (!isFiltered(filters)) {
    const numbers = Array.from({ length: total }, (_, at) => at + 1);
    return { numbers, rows: new Map(), indexedTo: Math.min(named.inIndex, total), total };
  }
  const found = await findEntries(deps, journalId, { filters, lastNumber: total, named });
  return { ...found, numbers: found.numbers.toReversed(), total };
}
