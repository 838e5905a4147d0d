import type { DataExport } from '#functions/store/account/data-export-store.ts';
import {
  firstJournal,
  inJournal,
  type JournalOwner,
  journalNumber,
} from '#functions/store/account/journals.ts';
import type { startDataExport } from '#shared/contract/data-export.ts';
import type { Output } from '#shared/contract/schemas.ts';

/** An export without progress for this many milliseconds has failed: no function retries for longer. */
const stalledAfterMs = 3 * 60 * 60_000;

/** Returns whether an export is being prepared and has not stalled. */
export function isRunning({ status, changedAt }: DataExport, now: Date): boolean {
  return status === 'preparing' && now.getTime() - Date.parse(changedAt) < stalledAfterMs;
}

/** Returns whether the file of an export can be downloaded. */
export function hasFile({ status, fileUntil }: DataExport, now: Date): boolean {
  return status === 'ready' && fileUntil !== null && Date.parse(fileUntil) > now.getTime();
}

/** Returns an export as shown to its notary. */
export function dataExportView(
  account: JournalOwner,
  one: DataExport,
  now: Date,
): Output<typeof startDataExport>['export'] {
  const { id, requestedAt, finishedAt, entriesTotal, lastLink, stage, position, sizeBytes, fileUntil } = one;
  // Skip the opening link, which isn't an entry.
  const ofEntries = Math.floor((entriesTotal * position) / (lastLink + 1));
  const entriesDone = {
    account: 0,
    drafts: 0,
    entries: ofEntries,
    hand_over: entriesTotal,
    file: entriesTotal,
  }[stage];
  const failed = one.status === 'preparing' && !isRunning(one, now);
  return {
    id,
    status: failed ? 'failed' : one.status,
    requestedAt,
    finishedAt,
    entriesTotal,
    entriesDone,
    sizeBytes,
    expiresAt: fileUntil,
    matterId: one.handOver ?? null,
    journal: journalNumber(inJournal(account, one.journalId ?? firstJournal(account))),
  };
}
