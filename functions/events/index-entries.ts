import { log, logFailure, logMessages } from '#functions/middleware/log-request.ts';
import { queueHandler } from '#functions/middleware/queue-handler.ts';
import { indexSubmitted } from '#functions/services/search/index-submitted.ts';
import { entryRows } from '#functions/store/entries/entry-rows.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { searchIndexStore } from '#functions/store/search/search-index-store.ts';
import { table } from '#functions/store/table/table.ts';

/** Maximum time for a round of 500 entries and the response. */
const roundMs = 20_000;

/** Handles entries added to journals. Retries those that failed or ran out of time. */
export const handler = queueHandler(async (records, { getRemainingTimeInMillis }) => {
  const results = await indexSubmitted(
    {
      entries: entryRows(table()),
      journal: journalStore(table()),
      index: searchIndexStore(table()),
      hasTime: () => getRemainingTimeInMillis() > roundMs,
    },
    records,
  );
  for (const result of new Set(results)) {
    if (result.kind === 'ignored') continue;
    if (result.kind === 'failed') {
      logFailure(result.error, logMessages.entriesNotIndexed, { journal_id: result.journalId });
      continue;
    }
    const { journalId, upTo, added, kind: end } = result;
    log().info(logMessages.entriesIndexed, { journal_id: journalId, up_to: upTo, added, end });
  }
  return results.map(({ kind }) => kind !== 'failed' && kind !== 'out-of-time');
});
