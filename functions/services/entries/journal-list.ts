import type { Account } from '#functions/store/account/account-store.ts';
import type { AddendumStore } from '#functions/store/entries/addendum-store.ts';
import type { EntryRows } from '#functions/store/entries/entry-rows.ts';
import type { JournalStore } from '#functions/store/entries/journal-store.ts';
import { hasAddenda, type Ledger } from '#functions/store/entries/ledger.ts';
import type { EntryFilters } from '#shared/rules/entry-filters.ts';
import type { beginSearch, SubmittedList } from '../search/begin-search.ts';
import type { RangedList } from '../search/joined-lists.ts';
import type { EntryRow } from './entry-row.ts';
import { markedRows } from './marked-rows.ts';

export type JournalListDeps = {
  search: (journalId: string, filters: EntryFilters) => ReturnType<typeof beginSearch>;
  entries: Pick<EntryRows, 'submittedRows'>;
  journal: Pick<JournalStore, 'ledger'>;
  addenda: Pick<AddendumStore, 'counts'>;
};

/** The end of a journal, and its submitted entries up to a number. */
type JournalList = { ledger: Ledger; upTo: (lastNumber: number) => Promise<RangedList<EntryRow>> };

/** Numbers have no gaps, so a page of all entries is one key range, however long the journal is. */
const everything = (
  entries: JournalListDeps['entries'],
  journalId: string,
  lastNumber: number,
): SubmittedList => ({
  total: lastNumber,
  rows: (skip, end) => entries.submittedRows(journalId, Math.max(1, lastNumber - end + 1), lastNumber - skip),
});

/**
 * Starts listing the submitted entries of the journal in view that match the filters, or all without filters.
 */
export async function beginJournalList(
  deps: JournalListDeps,
  account: Account,
  filters: EntryFilters | undefined,
): Promise<JournalList> {
  const { journalId } = account;
  const [search, ledger] = await Promise.all([
    filters && deps.search(journalId, filters),
    deps.journal.ledger(journalId),
  ]);
  return {
    ledger,
    async upTo(lastNumber) {
      const { total, rows } = search
        ? await search({ lastNumber, hasAddenda: hasAddenda(ledger) })
        : everything(deps.entries, journalId, lastNumber);
      return {
        total,
        rows: async (skip, end) => markedRows(deps.addenda, { account, ledger }, await rows(skip, end)),
      };
    },
  };
}
