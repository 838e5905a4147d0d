import { type PictureFiles, pictureIdOf, pictureUrl } from '#functions/adapters/files/picture-files.ts';
import type { drawPicture } from '#functions/adapters/images/draw-picture.ts';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import { type ChangeProfileDeps, changeProfile } from '#functions/services/user/change-profile.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { UploadStore } from '#functions/store/account/upload-store.ts';
import type { setProfilePicture as contract } from '#shared/contract/files.ts';
import type { Output } from '#shared/contract/schemas.ts';
import { uploadRules } from '#shared/data/upload-purposes.ts';
import { type ReceiveUploadDeps, receiveUpload } from './receive-upload.ts';

export type SetProfilePictureDeps = Omit<ReceiveUploadDeps, 'uploads'> &
  ChangeProfileDeps & {
    uploads: ReceiveUploadDeps['uploads'] & Pick<UploadStore, 'used' | 'dropped'>;
    pictures: Pick<PictureFiles, 'put' | 'remove'>;
    draw: typeof drawPicture;
  };

const purpose = 'profile_picture';

/**
 * Makes an uploaded JPEG or PNG the profile picture, re-encoded. Stores the new one before the profile refers
 * to it and removes the previous one afterwards. A repeated call returns the first result while that picture
 * is in use (specification, section 13).
 */
export async function setProfilePicture(
  deps: SetProfilePictureDeps,
  { account, uploadId }: { account: Account; uploadId: string },
): Promise<Outcome<Output<typeof contract>>> {
  const { uploads, pictures, now } = deps;
  const notaryId = account.id;
  const profilePictureUrl = pictureUrl(uploadId);
  const outcome = await receiveUpload(deps, { notaryId, uploadId, purpose }, async (upload, file) => {
    const picture = await deps.draw(file);
    if (picture?.kind === 'fault') return refuse('IMAGE_REFUSED', { detail: [`This image ${picture.says}`] });
    if (picture?.type !== upload.contentType) {
      return refuse('FILE_TYPE_REFUSED', { detail: uploadRules[purpose].wrongType });
    }
    await pictures.put(uploadId, picture.jpeg);
    let replaced: string[] = [];
    const saved = await changeProfile(
      deps,
      { account, gone: 'UPLOAD_NOT_FOUND' },
      ({ account: { profilePictureUrl: before } }) => {
        replaced = before === null ? [] : [pictureIdOf(before)];
        const dropped = replaced.map((fileId) => uploads.dropped(notaryId, fileId, purpose, now()));
        return ok({
          account: { profilePictureUrl },
          also: [uploads.used(notaryId, uploadId), ...dropped],
        });
      },
    );
    if (!saved.ok) {
      await pictures.remove(uploadId);
      return saved;
    }
    for (const fileId of replaced) {
      await pictures.remove(fileId);
      await uploads.forget(notaryId, fileId);
    }
    return ok({ profilePictureUrl });
  });
  const isRepeated =
    !outcome.ok && outcome.code === 'UPLOAD_NOT_FOUND' && account.profilePictureUrl === profilePictureUrl;
  return isRepeated ? ok({ profilePictureUrl }) : outcome;
}
