import { fieldCipher } from '#functions/adapters/encryption/field-cipher.ts';
import { imageFiles } from '#functions/adapters/images/image-files.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { createDraft } from '#functions/services/entries/create-draft.ts';
import { entryStore } from '#functions/store/entries/entry-store.ts';
import { table } from '#functions/store/table/table.ts';
import { createDraft as contract } from '#shared/contract/drafts.ts';

const now = () => new Date();

export const handler = routeHandler(contract, ({ caller, query, body, newId }) =>
  createDraft(
    {
      entries: entryStore(table()),
      images: imageFiles(),
      // Loaded with the first image, so a draft without images starts faster.
      checkImage: async (...image) =>
        (await import('#functions/adapters/images/check-image.ts')).checkImage(...image),
      cipher: fieldCipher(caller.account, now),
      now,
      newId,
    },
    { account: caller.account, payload: body, toSubmit: query.intent === 'submit' },
  ),
);
