import { type Outcome, refuse } from '#functions/outcome.ts';
import { inJournalNumber, type JournalOwner } from '#functions/store/account/journals.ts';

/**
 * Runs a use case on the journal with the chosen number, from 1; by default, the current one.
 * JOURNAL_NOT_FOUND if the account has no such journal.
 */
export async function inChosenJournal<Owner extends JournalOwner, T>(
  account: Owner,
  number: number | undefined,
  run: (account: Owner) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const chosen = number === undefined ? account : inJournalNumber(account, number);
  return chosen ? run(chosen) : refuse('JOURNAL_NOT_FOUND');
}
