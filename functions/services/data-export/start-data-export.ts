import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { DataExportStore } from '#functions/store/account/data-export-store.ts';
import type { JournalOwner } from '#functions/store/account/journals.ts';
import type { JournalStore } from '#functions/store/entries/journal-store.ts';
import type { startDataExport as contract } from '#shared/contract/data-export.ts';
import type { Output } from '#shared/contract/schemas.ts';
import { dataExportView, isRunning } from './data-export-view.ts';

export type StartDataExportDeps = {
  exports: DataExportStore;
  journal: Pick<JournalStore, 'ledger'>;
  newId: () => string;
  now: () => Date;
};

/** Milliseconds to wait after a request before a finished export can be requested again. */
const pauseMs = 60 * 60_000;

const pauseText = 'Your data was prepared less than an hour ago. Try again later.';

/**
 * Requests a file of everything in the account at this moment, with the journal in view, or the hand-over
 * package of that journal. On every plan. Returns the running export if there is one. Fails within an hour of
 * the last request. SESSION_EXPIRED if every session ended meanwhile.
 */
export async function startDataExport(
  deps: StartDataExportDeps,
  account: JournalOwner & Pick<Account, 'tokenVersion'>,
  handOver?: string,
): Promise<Outcome<Output<typeof contract>>> {
  const notaryId = account.id;
  // The loser of a race returns the export that the winner started.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const before = await deps.exports.get(notaryId);
    const { lastNumber, lastLink, headHash } = await deps.journal.ledger(account.journalId);
    const now = deps.now();
    if (before && isRunning(before, now)) return ok({ export: dataExportView(account, before, now) });
    const isAgain =
      before?.status === 'ready' &&
      before.handOver === handOver &&
      (before.journalId ?? account.journalId) === account.journalId;
    const pause = isAgain ? Date.parse(before.requestedAt) + pauseMs - now.getTime() : 0;
    if (pause > 0) {
      return refuse('TOO_MANY_ATTEMPTS', { detail: pauseText, retryAfter: Math.ceil(pause / 1000) });
    }
    const at = now.toISOString();
    const begun = await deps.exports.begin(account, before, {
      id: deps.newId(),
      status: 'preparing',
      requestedAt: at,
      changedAt: at,
      finishedAt: null,
      journalId: account.journalId,
      entriesTotal: lastNumber,
      lastLink,
      chainHead: headHash,
      // A hand-over package contains only the journal, without account and drafts.
      ...(handOver === undefined ? { stage: 'account' } : { stage: 'entries', handOver }),
      position: 0,
      parcels: 0,
      bytes: 0,
      failures: 0,
      sizeBytes: null,
      fileUntil: null,
      mailedAt: null,
    });
    if (begun === 'ended') return refuse('SESSION_EXPIRED');
    if (begun !== 'changed') return ok({ export: dataExportView(account, begun, now) });
  }
  return refuse('BUSY', { retryAfter: 1 });
}
