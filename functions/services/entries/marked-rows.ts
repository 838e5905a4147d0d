import type { Account } from '#functions/store/account/account-store.ts';
import { type JournalOwner, journalNumber } from '#functions/store/account/journals.ts';
import type { AddendumStore } from '#functions/store/entries/addendum-store.ts';
import type { EntryRowItem } from '#functions/store/entries/entry-row-item.ts';
import { hasAddenda } from '#functions/store/entries/ledger.ts';
import type { AccountLedger } from '../journals/account-ledgers.ts';
import { type EntryRow, entryRow } from './entry-row.ts';

type Owner = JournalOwner & Pick<Account, 'damagedEntries'>;

/**
 * Returns submitted entries of the journal in view as list rows with their marks: known damage, the journal's
 * number, and the number of addenda, which is only read if the journal has any.
 */
export async function markedRows(
  addenda: Pick<AddendumStore, 'counts'>,
  { account, ledger }: AccountLedger<Owner>,
  rows: readonly EntryRowItem[],
): Promise<EntryRow[]> {
  const numbers = rows.flatMap(({ entryNumber }) => entryNumber ?? []);
  const counts =
    hasAddenda(ledger) && numbers.length > 0
      ? await addenda.counts(account.journalId, { from: Math.min(...numbers), to: Math.max(...numbers) })
      : undefined;
  const marks = { damaged: account.damagedEntries, journal: journalNumber(account) };
  return rows.map((row) => entryRow(row, { ...marks, addenda: counts?.get(row.entryNumber ?? 0) }));
}
