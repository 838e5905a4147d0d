import { setTimeout as wait } from 'node:timers/promises';
import { imageFolders } from '#functions/adapters/images/image-folders.ts';
import { log, logFailure, logMessages } from '#functions/middleware/log-request.ts';
import { queueHandler } from '#functions/middleware/queue-handler.ts';
import { purgeRemovedDrafts } from '#functions/services/entries/purge-removed-drafts.ts';
import { draftExists } from '#functions/store/entries/removed-draft.ts';
import { table } from '#functions/store/table/table.ts';

/** Handles drafts that left the table. Retries those that failed. */
export const handler = queueHandler(async (records) => {
  const results = await purgeRemovedDrafts(
    {
      draftExists: (notaryId, entryId) => draftExists(table(), notaryId, entryId),
      images: imageFolders(),
      now: () => new Date(),
      wait,
    },
    records,
  );
  for (const result of results) {
    if (result.kind === 'purged') {
      const { notaryId, entryId, images } = result;
      log().info(logMessages.imagesPurged, { notary_id: notaryId, entry_id: entryId, images });
    }
    if (result.kind !== 'failed') continue;
    const { notaryId, entryId } = result.draft ?? {};
    logFailure(result.error, logMessages.imagesNotPurged, { notary_id: notaryId, entry_id: entryId });
  }
  return results.map(({ kind }) => kind !== 'failed');
});
