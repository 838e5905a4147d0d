import type { Account } from '#functions/store/account/account-store.ts';
import { journalNumber } from '#functions/store/account/journals.ts';
import type { AddendumStore } from '#functions/store/entries/addendum-store.ts';
import type { EntryRowItem } from '#functions/store/entries/entry-row-item.ts';
import type { EntryRows } from '#functions/store/entries/entry-rows.ts';
import type { JournalStore } from '#functions/store/entries/journal-store.ts';
import { hasAddenda, type Ledger } from '#functions/store/entries/ledger.ts';
import type { EntryFilters } from '#shared/rules/entry-filters.ts';
import type { beginSearch, SubmittedList } from '../search/begin-search.ts';
import type { RangedList } from '../search/joined-lists.ts';
import { type EntryRow, entryRow } from './entry-row.ts';

export type JournalListDeps = {
  /** Starts a search of the submitted entries. */
  search: (journalId: string, filters: EntryFilters) => ReturnType<typeof beginSearch>;
  entries: Pick<EntryRows, 'submittedRows'>;
  journal: Pick<JournalStore, 'ledger'>;
  addenda: Pick<AddendumStore, 'counts'>;
};

/** The end of a journal, and its submitted entries up to a number. */
type JournalList = { ledger: Ledger; upTo: (lastNumber: number) => Promise<RangedList<EntryRow>> };

/** Numbers have no gaps, so a page of all entries is one key range, however long the journal. */
const everything = (
  entries: JournalListDeps['entries'],
  journalId: string,
  lastNumber: number,
): SubmittedList => ({
  total: lastNumber,
  rows: (skip, end) => entries.submittedRows(journalId, Math.max(1, lastNumber - end + 1), lastNumber - skip),
});

/** Returns how many addenda the entries of a page have, by their numbers. */
async function addendaCounts(
  { addenda }: Pick<JournalListDeps, 'addenda'>,
  journalId: string,
  rows: readonly EntryRowItem[],
): Promise<ReadonlyMap<number, number>> {
  const numbers = rows.flatMap(({ entryNumber }) => entryNumber ?? []);
  if (numbers.length === 0) return new Map();
  return addenda.counts(journalId, { from: Math.min(...numbers), to: Math.max(...numbers) });
}

/** Begins to list the submitted entries of the journal in view that match the filters; all entries without filters. */
export async function beginJournalList(
  deps: JournalListDeps,
  account: Account,
  filters: EntryFilters | undefined,
): Promise<JournalList> {
  const { journalId, damagedEntries: damaged } = account;
  const [search, ledger] = await Promise.all([
    filters && deps.search(journalId, filters),
    deps.journal.ledger(journalId),
  ]);
  const withAddenda = hasAddenda(ledger);
  return {
    ledger,
    async upTo(lastNumber) {
      const { total, rows } = search
        ? await search({ lastNumber, hasAddenda: withAddenda })
        : everything(deps.entries, journalId, lastNumber);
      return {
        total,
        async rows(skip, end) {
          const items = await rows(skip, end);
          const counts = withAddenda ? await addendaCounts(deps, journalId, items) : undefined;
          const marks = { damaged, journal: journalNumber(account) };
          return items.map((row) => entryRow(row, { ...marks, addenda: counts?.get(row.entryNumber ?? 0) }));
        },
      };
    },
  };
}
