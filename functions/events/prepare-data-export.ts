import type { DynamoDBBatchResponse } from 'aws-lambda';
import * as z from 'zod/mini';
import { dataExportDeps } from '#functions/middleware/data-export-wiring.ts';
import { log, logFailure, logMessages } from '#functions/middleware/log-request.ts';
import { continueDataExport, type Round } from '#functions/services/data-export/continue-data-export.ts';
import { exportingNotary } from '#functions/store/data-export-store.ts';

const batch = z.object({
  Records: z.array(z.looseObject({ dynamodb: z.looseObject({ SequenceNumber: z.string() }) })),
});

/** Logs what a round did; throws when the export has failed for good, which rings an alarm. */
function report(notaryId: string, round: Round): void {
  if (round.end === 'idle') return;
  const { id, status, stage, position, parcels, sizeBytes } = round.export;
  const ids = { notary_id: notaryId, export_id: id, stage };
  if (round.end === 'failed') logFailure(round.error, logMessages.exportRoundFailed, ids);
  else if (round.end === 'continued') log().info(logMessages.exportContinued, { ...ids, position, parcels });
  else if (round.end === 'ready') log().info(logMessages.exportReady, { ...ids, size: sizeBytes });
  if (round.end === 'failed' && status === 'failed') throw new Error(logMessages.exportFailed);
}

/**
 * Called with every write of an export (infra/event-functions.ts): does the next piece of it. Answers which
 * records failed, so that they come again.
 */
export async function handler(event: unknown): Promise<DynamoDBBatchResponse> {
  const { Records } = batch.parse(event);
  const batchItemFailures: DynamoDBBatchResponse['batchItemFailures'] = [];
  for (const record of Records) {
    const notaryId = exportingNotary(record);
    if (notaryId === undefined) continue;
    const round = await continueDataExport(dataExportDeps(), notaryId);
    report(notaryId, round);
    if (round.end === 'failed') {
      batchItemFailures.push({ itemIdentifier: record.dynamodb.SequenceNumber });
    }
  }
  return { batchItemFailures };
}
