import { inJournal, type JournalOwner, journalsOf } from '#functions/store/account/journals.ts';
import type { JournalStore } from '#functions/store/entries/journal-store.ts';
import type { Ledger } from '#functions/store/entries/ledger.ts';

/**
 * Reads the ledger of an account's current journal, strongly consistent. If another device started a new
 * journal after the account was read, the closed journal names its successor, and the returned account has
 * that one in view.
 */
export async function currentJournal<T extends JournalOwner>(
  journal: Pick<JournalStore, 'ledger'>,
  account: T,
): Promise<{ account: T; ledger: Ledger }> {
  let current = account;
  for (;;) {
    const ledger = await journal.ledger(current.journalId);
    if (!ledger.closed) return { account: current, ledger };
    const { next } = ledger.closed;
    const journals = [...new Set([...journalsOf(current), next])];
    current = inJournal({ ...current, journals }, next);
  }
}
