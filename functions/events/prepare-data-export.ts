import type { DynamoDBBatchResponse } from 'aws-lambda';
import * as z from 'zod/mini';
import { log, logFailure, logMessages } from '#functions/middleware/log-request.ts';
import { continueDataExport, type Round } from '#functions/services/data-export/continue-data-export.ts';
import { exportingNotary } from '#functions/store/account/data-export-store.ts';
import { dataExportDeps } from '#functions/wiring/data-export.ts';

const batch = z.object({
  Records: z.array(z.looseObject({ dynamodb: z.looseObject({ SequenceNumber: z.string() }) })),
});

/** Logs the result of a round. Throws if the export failed for good, which triggers an alarm. */
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
 * Handles every write of an export item (infra/function-rows) by doing the next piece of the export. Returns the
 * records that failed, so that Lambda retries them.
 */
export async function handler(event: unknown): Promise<DynamoDBBatchResponse> {
  const { Records } = batch.parse(event);
  const batchItemFailures: DynamoDBBatchResponse['batchItemFailures'] = [];
  for (const record of Records) {
    const notaryId = exportingNotary(record);
    if (notaryId === undefined) continue;
    const round = await continueDataExport(dataExportDeps(), notaryId);
    report(notaryId, round);
    if (round.kind === 'failed') {
      batchItemFailures.push({ itemIdentifier: record.dynamodb.SequenceNumber });
    }
  }
  return { batchItemFailures };
}
