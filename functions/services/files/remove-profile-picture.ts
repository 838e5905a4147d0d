import { type PictureFiles, pictureIdOf } from '#functions/adapters/files/picture-files.ts';
import { type Outcome, ok } from '#functions/outcome.ts';
import { type ChangeProfileDeps, changeProfile } from '#functions/services/user/change-profile.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { UploadStore } from '#functions/store/account/upload-store.ts';

export type RemoveProfilePictureDeps = ChangeProfileDeps & {
  uploads: Pick<UploadStore, 'dropped' | 'forget'>;
  pictures: Pick<PictureFiles, 'remove'>;
  now: () => Date;
};

/** Removes the profile picture, if any: first from the profile, then its file. */
export async function removeProfilePicture(
  deps: RemoveProfilePictureDeps,
  account: Account,
): Promise<Outcome<undefined>> {
  const { uploads, pictures, now } = deps;
  let dropped: string[] = [];
  const removed = await changeProfile(deps, { account }, ({ account: { profilePictureUrl } }) => {
    dropped = profilePictureUrl === null ? [] : [pictureIdOf(profilePictureUrl)];
    return ok({
      account: { profilePictureUrl: null },
      also: dropped.map((fileId) => uploads.dropped(account.id, fileId, 'profile_picture', now())),
    });
  });
  if (!removed.ok) return removed;
  for (const fileId of dropped) {
    await pictures.remove(fileId);
    await uploads.forget(account.id, fileId);
  }
  return ok(undefined);
}
