import { log, logFailure, logMessages } from '#functions/middleware/log-request.ts';
import { queueHandler } from '#functions/middleware/queue-handler.ts';
import { continueDataExport, type Round } from '#functions/services/data-export/continue-data-export.ts';
import { exportingNotary } from '#functions/store/account/data-export-store.ts';
import { dataExportDeps } from '#functions/wiring/data-export.ts';

/** Logs the result of a round. Throws if the export failed permanently, which triggers an alarm. */
function report(notaryId: string, round: Round): void {
  if (round.kind === 'idle') return;
  const { id, status, stage, position, parcels, sizeBytes } = round.export;
  const ids = { notary_id: notaryId, export_id: id, stage };
  if (round.kind === 'failed') logFailure(round.error, logMessages.exportRoundFailed, ids);
  else if (round.kind === 'continued') log().info(logMessages.exportContinued, { ...ids, position, parcels });
  else if (round.kind === 'ready') log().info(logMessages.exportReady, { ...ids, size: sizeBytes });
  if (round.kind === 'failed' && status === 'failed') throw new Error(logMessages.exportFailed);
}

/**
 * Handles every write of an export item by running the export's next round. A failed round is recorded in the
 * item, and that write triggers the next one.
 */
export const handler = queueHandler(async (records) => {
  for (const record of records) {
    const notaryId = exportingNotary(record);
    if (notaryId !== undefined) report(notaryId, await continueDataExport(dataExportDeps(), notaryId));
  }
  return records.map(() => true);
});
