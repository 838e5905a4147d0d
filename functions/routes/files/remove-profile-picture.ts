import { pictureFiles } from '#functions/adapters/files/picture-files.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { removeProfilePicture } from '#functions/services/files/remove-profile-picture.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { profileStore } from '#functions/store/account/profile-store.ts';
import { uploadStore } from '#functions/store/account/upload-store.ts';
import { table } from '#functions/store/table/table.ts';
import { removeProfilePicture as contract } from '#shared/contract/files.ts';

export const handler = routeHandler(contract, ({ caller }) =>
  removeProfilePicture(
    {
      accounts: accountStore(table()),
      profiles: profileStore(table()),
      uploads: uploadStore(table()),
      pictures: pictureFiles(),
      now: () => new Date(),
    },
    caller.account,
  ),
);
