import type { DocumentFiles } from '#functions/adapters/files/document-files.ts';
import { type PictureFiles, pictureUrl } from '#functions/adapters/files/picture-files.ts';
import type { UploadedFiles } from '#functions/adapters/files/uploaded-files.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { ProfileStore } from '#functions/store/account/profile-store.ts';
import { type RemovedUpload, removedUpload } from '#functions/store/account/removed-upload.ts';
import type { ReceiptStore } from '#functions/store/business/receipt-store.ts';

export type PurgeLostFilesDeps = {
  accounts: Pick<AccountStore, 'get'>;
  profiles: Pick<ProfileStore, 'get'>;
  receipts: Pick<ReceiptStore, 'isKept'>;
  received: Pick<UploadedFiles, 'remove'>;
  documents: Pick<DocumentFiles, 'removeAll'>;
  pictures: Pick<PictureFiles, 'remove'>;
};

/**
 * The result for one stream record. `kept`: the profile refers to the file. `ignored`: not the removal of an
 * upload.
 */
export type LostFileResult =
  | { kind: 'purged' | 'kept'; upload: RemovedUpload }
  | { kind: 'ignored' }
  | { kind: 'failed'; upload: RemovedUpload | undefined; error: unknown };

/** Returns whether the profile or an expense refers to a file. Once it stops, it never does again. */
async function isInUse(
  { accounts, profiles, receipts }: PurgeLostFilesDeps,
  { notaryId, fileId, purpose }: RemovedUpload,
): Promise<boolean> {
  if (purpose === 'profile_picture') {
    return (await accounts.get(notaryId))?.profilePictureUrl === pictureUrl(fileId);
  }
  if (purpose === 'receipt') return receipts.isKept(notaryId, fileId);
  const { insuranceDocuments } = await profiles.get(notaryId);
  return insuranceDocuments.some(({ documentId }) => documentId === fileId);
}

async function purge(deps: PurgeLostFilesDeps, upload: RemovedUpload): Promise<LostFileResult> {
  const { notaryId, fileId, purpose } = upload;
  await deps.received.remove(notaryId, fileId);
  if (await isInUse(deps, upload)) return { kind: 'kept', upload };
  if (purpose === 'profile_picture') await deps.pictures.remove(fileId);
  else await deps.documents.removeAll(notaryId, fileId);
  return { kind: 'purged', upload };
}

/**
 * Removes leftover upload files from S3 after their items left the table: used, deleted, or expired. Never
 * touches a file that the profile or an expense refers to. An upload is unusable for an hour before its item expires
 * (upload-store), so a removed file can't come into use. Returns the result of each record, in order.
 * Repeating is harmless.
 */
export async function purgeLostFiles(
  deps: PurgeLostFilesDeps,
  records: readonly unknown[],
): Promise<LostFileResult[]> {
  return Promise.all(
    records.map(async (record): Promise<LostFileResult> => {
      let upload: RemovedUpload | undefined;
      try {
        upload = removedUpload(record);
        return upload ? await purge(deps, upload) : { kind: 'ignored' };
      } catch (error) {
        return { kind: 'failed', upload, error };
      }
    }),
  );
}
