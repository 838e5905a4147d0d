import { log, logFailure, logMessages } from '#functions/middleware/log-request.ts';
import { queueHandler } from '#functions/middleware/queue-handler.ts';
import { purgeRemovedImport } from '#functions/services/imports/purge-removed-import.ts';
import { importStore } from '#functions/store/imports/import-store.ts';
import { table } from '#functions/store/table/table.ts';

async function purge(record: unknown): Promise<boolean> {
  try {
    const purged = await purgeRemovedImport({ annex: importStore(table()) }, record);
    if (purged) {
      const { notaryId, importId, blocks } = purged;
      log().info(logMessages.importPurged, { notary_id: notaryId, import_id: importId, blocks });
    }
    return true;
  } catch (error) {
    logFailure(error, logMessages.importNotPurged, {});
    return false;
  }
}

/** Handles imports that left the table. Retries those that failed. */
export const handler = queueHandler((records) => Promise.all(records.map(purge)));
