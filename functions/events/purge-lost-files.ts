import { documentFiles } from '#functions/adapters/files/document-files.ts';
import { pictureFiles } from '#functions/adapters/files/picture-files.ts';
import { uploadedFiles } from '#functions/adapters/files/uploaded-files.ts';
import { log, logFailure, logMessages } from '#functions/middleware/log-request.ts';
import { queueHandler } from '#functions/middleware/queue-handler.ts';
import { purgeLostFiles } from '#functions/services/files/purge-lost-files.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { profileStore } from '#functions/store/account/profile-store.ts';
import { receiptStore } from '#functions/store/business/receipt-store.ts';
import { table } from '#functions/store/table/table.ts';

/** Handles uploads that left the table. Retries those that failed. */
export const handler = queueHandler(async (records) => {
  const results = await purgeLostFiles(
    {
      accounts: accountStore(table()),
      profiles: profileStore(table()),
      receipts: receiptStore(table()),
      received: uploadedFiles(),
      documents: documentFiles(),
      pictures: pictureFiles(),
    },
    records,
  );
  for (const result of results) {
    if (result.kind === 'ignored') continue;
    const { notaryId, fileId, purpose } = result.upload ?? {};
    const ids = { notary_id: notaryId, file_id: fileId, purpose };
    if (result.kind === 'purged') log().info(logMessages.filesPurged, ids);
    if (result.kind === 'failed') logFailure(result.error, logMessages.filesNotPurged, ids);
  }
  return results.map(({ kind }) => kind !== 'failed');
});
