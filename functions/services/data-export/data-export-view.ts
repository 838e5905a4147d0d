import type { DataExport } from '#functions/store/data-export-store.ts';
import type { startDataExport } from '#shared/contract/data-export.ts';
import type { Output } from '#shared/contract/schemas.ts';

/** An export that nobody wrote to for so long has failed: no function that works on it tries for longer. */
const stalledAfterMs = 3 * 60 * 60_000;

/** Whether an export is being prepared, and there is still somebody to do it. */
export function isRunning({ status, changedAt }: DataExport, now: Date): boolean {
  return status === 'preparing' && now.getTime() - Date.parse(changedAt) < stalledAfterMs;
}

/** Whether the file of an export is there to be downloaded. */
export function hasFile({ status, fileUntil }: DataExport, now: Date): boolean {
  return status === 'ready' && fileUntil !== null && Date.parse(fileUntil) > now.getTime();
}

/** An export as its notary sees it. */
export function dataExportView(one: DataExport, now: Date): Output<typeof startDataExport>['export'] {
  const { id, requestedAt, finishedAt, entriesTotal, stage, position, sizeBytes, fileUntil } = one;
  const entriesDone = { account: 0, drafts: 0, entries: position, file: entriesTotal }[stage];
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
  };
}
