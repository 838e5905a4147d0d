import type { DynamoDBBatchResponse } from 'aws-lambda';
import * as z from 'zod/mini';
import { documentFiles } from '#functions/adapters/files/document-files.ts';
import { pictureFiles } from '#functions/adapters/files/picture-files.ts';
import { uploadedFiles } from '#functions/adapters/files/uploaded-files.ts';
import { log, logFailure, logMessages } from '#functions/middleware/log-request.ts';
import { purgeLostFiles } from '#functions/services/files/purge-lost-files.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { profileStore } from '#functions/store/account/profile-store.ts';
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
    if (result.kind === 'ignored') return [];
    const { notaryId, fileId, purpose } = result.upload ?? {};
    const ids = { notary_id: notaryId, file_id: fileId, purpose };
    if (result.kind === 'purged') log().info(logMessages.filesPurged, ids);
    if (result.kind !== 'failed') return [];
    logFailure(result.error, logMessages.filesNotPurged, { sequence, ...ids });
    return [{ itemIdentifier: sequence }];
  });
  return { batchItemFailures };
}
