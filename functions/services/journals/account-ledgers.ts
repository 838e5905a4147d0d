import { inJournal, type JournalOwner, journalsOf } from '#functions/store/account/journals.ts';
import type { JournalStore } from '#functions/store/entries/journal-store.ts';
import type { Ledger } from '#functions/store/entries/ledger.ts';

/** The account with one of its journals in view, and that journal's ledger. */
export type AccountLedger<T extends JournalOwner> = { account: T; ledger: Ledger };

/** Reads the ledgers of all journals of an account, strongly consistent, in the order of the journals. */
export const accountLedgers = <T extends JournalOwner>(
  journal: Pick<JournalStore, 'ledger'>,
  account: T,
): Promise<AccountLedger<T>[]> =>
  Promise.all(
    journalsOf(account).map(async (journalId) => ({
      account: inJournal(account, journalId),
      ledger: await journal.ledger(journalId),
    })),
  );
