import type { Context, DynamoDBBatchResponse } from 'aws-lambda';
import * as z from 'zod/mini';
import { log, logFailure, logMessages } from '#functions/middleware/log-request.ts';
import { indexSubmitted } from '#functions/services/search/index-submitted.ts';
import { entryStore } from '#functions/store/entry-store.ts';
import { journalStore } from '#functions/store/journal-store.ts';
import { searchIndexStore } from '#functions/store/search-index-store.ts';
import { table } from '#functions/store/table.ts';

const batch = z.object({
  Records: z.array(z.looseObject({ dynamodb: z.looseObject({ SequenceNumber: z.string() }) })),
});

/** What a round of 500 entries, and the answer, may take. */
const roundMs = 20_000;

/**
 * Called with links added to the chains of journals, one for every submission (infra/event-functions.ts). Answers which
 * records failed, or found no time, so that they come again.
 */
export async function handler(
  event: unknown,
  { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<DynamoDBBatchResponse> {
  const { Records } = batch.parse(event);
  const results = await indexSubmitted(
    {
      entries: entryStore(table()),
      journal: journalStore(table()),
      index: searchIndexStore(table()),
      hasTime: () => getRemainingTimeInMillis() > roundMs,
    },
    Records,
  );
  for (const result of new Set(results)) {
    if (result.end === 'ignored') continue;
    if (result.end === 'failed') {
      logFailure(result.error, logMessages.entriesNotIndexed, { notary_id: result.notaryId });
      continue;
    }
    const { notaryId, upTo, added, end } = result;
    log().info(logMessages.entriesIndexed, { notary_id: notaryId, up_to: upTo, added, end });
  }
  const failed = results.flatMap(({ end }, at) =>
    end === 'failed' || end === 'out-of-time' ? [Records[at]?.dynamodb.SequenceNumber ?? ''] : [],
  );
  return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
}
