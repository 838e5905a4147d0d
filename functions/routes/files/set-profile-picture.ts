import { pictureFiles } from '#functions/adapters/files/picture-files.ts';
import { uploadedFiles } from '#functions/adapters/files/uploaded-files.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { setProfilePicture } from '#functions/services/files/set-profile-picture.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { profileStore } from '#functions/store/account/profile-store.ts';
import { uploadStore } from '#functions/store/account/upload-store.ts';
import { table } from '#functions/store/table/table.ts';
import { setProfilePicture as contract } from '#shared/contract/files.ts';

export const handler = routeHandler(contract, ({ caller, body }) =>
  setProfilePicture(
    {
      accounts: accountStore(table()),
      profiles: profileStore(table()),
      uploads: uploadStore(table()),
      received: uploadedFiles(),
      pictures: pictureFiles(),
      // Loaded late, because a refusal for another reason doesn't need the picture readers.
      draw: async (file) => {
        const { drawPicture } = await import('#functions/adapters/images/draw-picture.ts');
        return drawPicture(file);
      },
      now: () => new Date(),
    },
    { account: caller.account, uploadId: body.uploadId },
  ),
);
