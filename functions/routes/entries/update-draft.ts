import { fieldCipher } from '#functions/adapters/field-cipher.ts';
import { imageFiles } from '#functions/adapters/image-files.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { updateDraft } from '#functions/services/update-draft.ts';
import { entryStore } from '#functions/store/entry-store.ts';
import { table } from '#functions/store/table.ts';
import { updateDraft as contract } from '#shared/contract/drafts.ts';

const now = () => new Date();

export const handler = routeHandler(contract, ({ caller, params, body }) =>
  updateDraft(
    {
      entries: entryStore(table()),
      images: imageFiles(),
      // Loaded with the first image: a draft without one starts faster.
      checkImage: async (dataUrl) => (await import('#functions/adapters/check-image.ts')).checkImage(dataUrl),
      cipher: fieldCipher(caller.account, now),
      now,
    },
    { account: caller.account, entryId: params.id, payload: body },
  ),
);
