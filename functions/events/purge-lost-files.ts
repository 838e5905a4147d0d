import type { DynamoDBBatchResponse } from 'aws-lambda';
import * as z from 'zod/mini';
import { documentFiles } from '#functions/adapters/files/document-files.ts';
import { pictureFiles } from '#functions/adapters/files/picture-files.ts';
import { uploadedFiles } from '#functions/adapters/files/uploaded-files.ts';
import { log, logFailure, logMessages } from '#functions/middleware/log-request.ts';
import { purgeLostFiles } from '#functions/services/files/purge-lost-files.ts';
import { accountStore } from '#functions/store/account-store.ts';
import { profileStore } from '#functions/store/profile-store.ts';
import { table } from '#functions/store/table.ts';

const batch = z.object({
  Records: z.array(z.looseObject({ dynamodb: z.looseObject({ SequenceNumber: z.string() }) })),
});

/**
 * Called with records of the table's stream (infra/event-functions.ts). Answers which of them failed, so
 * that these alone come again; throws when it cannot even tell that.
 */
export async function handler(event: unknown): Promise<DynamoDBBatchResponse> {
  const { Records } = batch.parse(event);
  const results = await purgeLostFiles(
    {
      accounts: accountStore(table()),
      profiles: profileStore(table()),
      received: uploadedFiles(),
      documents: documentFiles(),
      pictures: pictureFiles(),
    },
    Records,
  );
  const batchItemFailures = results.flatMap((result, at) => {
    const sequence = Records[at]?.dynamodb.SequenceNumber ?? '';
    if (result.end === 'ignored') return [];
    const { notaryId, fileId, purpose } = result.upload ?? {};
    const ids = { notary_id: notaryId, file_id: fileId, purpose };
    if (result.end === 'purged') log().info(logMessages.filesPurged, ids);
    if (result.end !== 'failed') return [];
    logFailure(result.error, logMessages.filesNotPurged, { sequence, ...ids });
    return [{ itemIdentifier: sequence }];
  });
  return { batchItemFailures };
}
