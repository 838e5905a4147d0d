import type { Context, DynamoDBBatchResponse } from 'aws-lambda';
import * as z from 'zod/mini';
import { log, logFailure, logMessages } from '#functions/middleware/log-request.ts';
import { indexSubmitted } from '#functions/services/search/index-submitted.ts';
import { entryRows } from '#functions/store/entries/entry-rows.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { searchIndexStore } from '#functions/store/search/search-index-store.ts';
import { table } from '#functions/store/table/table.ts';

const batch = z.object({
  Records: z.array(z.looseObject({ dynamodb: z.looseObject({ SequenceNumber: z.string() }) })),
});

/** The most time that a round of 500 entries and the answer may take. */
const roundMs = 20_000;

/**
 * Handles links added to hash chains, one per submission (infra/function-rows). Returns the records that failed or
 * found no time, so that Lambda retries them.
 */
export async function handler(
  event: unknown,
  { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<DynamoDBBatchResponse> {
  const { Records } = batch.parse(event);
  const results = await indexSubmitted(
    {
      entries: entryRows(table()),
      journal: journalStore(table()),
      index: searchIndexStore(table()),
      hasTime: () => getRemainingTimeInMillis() > roundMs,
    },
    Records,
  );
  for (const result of new Set(results)) {
    if (result.kind === 'ignored') continue;
    if (result.kind === 'failed') {
      logFailure(result.error, logMessages.entriesNotIndexed, { notary_id: result.notaryId });
      continue;
    }
    const { notaryId, upTo, added, kind: end } = result;
    log().info(logMessages.entriesIndexed, { notary_id: notaryId, up_to: upTo, added, end });
  }
  const failed = results.flatMap(({ kind }, at) =>
    kind === 'failed' || kind === 'out-of-time' ? [Records[at]?.dynamodb.SequenceNumber ?? ''] : [],
  );
  return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
}
