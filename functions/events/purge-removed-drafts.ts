import { setTimeout as wait } from 'node:timers/promises';
import type { DynamoDBBatchResponse } from 'aws-lambda';
import * as z from 'zod/mini';
import { imageFolders } from '#functions/adapters/images/image-folders.ts';
import { log, logFailure, logMessages } from '#functions/middleware/log-request.ts';
import { purgeRemovedDrafts } from '#functions/services/entries/purge-removed-drafts.ts';
import { entryExists } from '#functions/store/entries/removed-draft.ts';
import { table } from '#functions/store/table/table.ts';

const batch = z.object({
  Records: z.array(z.looseObject({ dynamodb: z.looseObject({ SequenceNumber: z.string() }) })),
});

/**
 * Handles records of the table's stream (infra/function-rows). Returns the records that failed, so that Lambda retries
 * only those. Throws if it cannot read the batch.
 */
export async function handler(event: unknown): Promise<DynamoDBBatchResponse> {
  const { Records } = batch.parse(event);
  const results = await purgeRemovedDrafts(
    {
      entryExists: (notaryId, entryId) => entryExists(table(), notaryId, entryId),
      images: imageFolders(),
      now: () => new Date(),
      wait,
    },
    Records,
  );
  const batchItemFailures = results.flatMap((result, at) => {
    const sequence = Records[at]?.dynamodb.SequenceNumber ?? '';
    if (result.kind === 'purged') {
      const { notaryId, entryId, images } = result;
      log().info(logMessages.imagesPurged, { notary_id: notaryId, entry_id: entryId, images });
    }
    if (result.kind !== 'failed') return [];
    const { notaryId, entryId } = result.draft ?? {};
    logFailure(result.error, logMessages.imagesNotPurged, {
      sequence,
      notary_id: notaryId,
      entry_id: entryId,
    });
    return [{ itemIdentifier: sequence }];
  });
  return { batchItemFailures };
}
