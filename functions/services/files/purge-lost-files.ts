import type { DocumentFiles } from '#functions/adapters/files/document-files.ts';
import { type PictureFiles, pictureUrl } from '#functions/adapters/files/picture-files.ts';
import type { UploadedFiles } from '#functions/adapters/files/uploaded-files.ts';
import type { AccountStore } from '#functions/store/account-store.ts';
import type { ProfileStore } from '#functions/store/profile-store.ts';
import { type RemovedUpload, removedUpload } from '#functions/store/removed-upload.ts';

export type PurgeLostFilesDeps = {
  accounts: Pick<AccountStore, 'get'>;
  profiles: Pick<ProfileStore, 'get'>;
  received: Pick<UploadedFiles, 'remove'>;
  documents: Pick<DocumentFiles, 'removeAll'>;
  pictures: Pick<PictureFiles, 'remove'>;
};

/** What became of one record of the stream. `kept`: the profile refers to the file; `ignored`: it tells of no upload. */
export type LostFileResult =
  | { end: 'purged' | 'kept'; upload: RemovedUpload }
  | { end: 'ignored' }
  | { end: 'failed'; upload: RemovedUpload | undefined; error: unknown };

/** Whether the profile refers to a file at this moment. What it ceased to refer to, it never refers to again. */
async function isInUse(
  { accounts, profiles }: PurgeLostFilesDeps,
  { notaryId, fileId, purpose }: RemovedUpload,
): Promise<boolean> {
  if (purpose === 'profile_picture') {
    return (await accounts.get(notaryId))?.profilePictureUrl === pictureUrl(fileId);
  }
  const { insuranceDocuments } = await profiles.get(notaryId);
  return insuranceDocuments.some(({ documentId }) => documentId === fileId);
}

async function purge(deps: PurgeLostFilesDeps, upload: RemovedUpload): Promise<LostFileResult> {
  const { notaryId, fileId, purpose } = upload;
  await deps.received.remove(notaryId, fileId);
  if (await isInUse(deps, upload)) return { end: 'kept', upload };
  if (purpose === 'profile_picture') await deps.pictures.remove(fileId);
  else await deps.documents.removeAll(notaryId, fileId);
  return { end: 'purged', upload };
}

/**
 * Removes from S3 what uploads left, once their items left the table: used, dropped or expired. Touches nothing
 * that the profile refers to; an upload is out of use for an hour before its item goes (upload-store), so none
 * can still become part of it. Answers, in the order of the records, what became of each; repeating is harmless.
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
        return upload ? await purge(deps, upload) : { end: 'ignored' };
      } catch (error) {
        return { end: 'failed', upload, error };
      }
    }),
  );
}
