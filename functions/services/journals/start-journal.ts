import { type Outcome, refuse } from '#functions/outcome.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { JournalStarts } from '#functions/store/account/journal-starts.ts';
import { journalsOf } from '#functions/store/account/journals.ts';
import type { startJournal as contract } from '#shared/contract/journals.ts';
import type { Input } from '#shared/contract/schemas.ts';
import { limits } from '#shared/data/limits.ts';
import { confirmsByEmail } from '#shared/rules/closure.ts';
import type { Caller } from '../auth/authenticate.ts';
import { openingLink } from '../entries/opening-link.ts';
import { type WriteLockDeps, withWriteLock } from '../entries/write-lock.ts';
import { notices, notify } from '../security/notify.ts';
import { requireRecentProof } from '../security/recent-proof.ts';
import type { NoticeDeps } from '../security/security-deps.ts';
import { closingLink } from './closing-link.ts';
import { type JournalList, type ListJournalsDeps, listJournals } from './list-journals.ts';

export type StartJournalDeps = WriteLockDeps &
  ListJournalsDeps &
  NoticeDeps & {
    accounts: Pick<AccountStore, 'get'>;
    starts: JournalStarts;
    newId: () => string;
    /** Returns a salt in hex, for the commitment to the notary. */
    newSalt: () => string;
  };

export type StartJournalInput = {
  caller: Caller;
  requestId: string;
  payload: Input<typeof contract>['body'];
};

/**
 * Closes the account's current journal permanently, starts the next one with its own public ID, opening, and
 * numbering, and sends a notice. `closes` names the journal to close, so repeated requests start one journal
 * and get the same response. Takes turns with submissions, which land in one journal or the other.
 * STEP_UP_REQUIRED without a recent proof; INVALID_FIELDS unless the email address was typed;
 * JOURNAL_NOT_FOUND for a journal that isn't the account's; JOURNAL_LIMIT (docs/adr/0066).
 */
export async function startJournal(
  deps: StartJournalDeps,
  { caller, requestId, payload }: StartJournalInput,
): Promise<Outcome<JournalList>> {
  const { sessionId } = caller;
  const proven = requireRecentProof(caller, deps.now());
  if (!proven.ok) return proven;
  if (!confirmsByEmail(payload.email, caller.account.email)) {
    return refuse('INVALID_FIELDS', { detail: ['Type the email address of your account to confirm.'] });
  }
  return withWriteLock(deps, { notaryId: caller.account.id, requestId }, async () => {
    const account = await deps.accounts.get(caller.account.id);
    if (!account || account.closure) return refuse('ACCOUNT_CLOSED');
    const journals = journalsOf(account);
    if (!journals.includes(payload.closes)) return refuse('JOURNAL_NOT_FOUND');
    if (payload.closes !== account.journalId) return listJournals(deps, account);
    if (journals.length >= limits.journals) return refuse('JOURNAL_LIMIT');

    const { journalId, id: notaryId } = account;
    const ledger = await deps.journal.ledger(journalId);
    // Read after the ledger, so times follow the order of the links.
    const at = deps.now().toISOString();
    const closed = { at, reason: payload.reason, next: deps.newId() };
    const audit = { sessionId, requestId };
    const link = closingLink(journalId, ledger, closed, audit);
    const facts = { notarySalt: deps.newSalt(), follows: { journalId, hash: link.hash } };
    const opening = openingLink({ ...facts, journalId: closed.next, notaryId, at }, audit);
    const isStarted = await deps.starts.start(
      account,
      { ledger, closed, link },
      { opening, months: ledger.months, fees: ledger.fees, ...facts },
    );
    if (!isStarted) return 'lost';
    await notify(deps, account, notices.journalStarted(journals.length));
    const after = { ...account, journalId: closed.next, journals: [...journals, closed.next] };
    return listJournals(deps, after);
  });
}
