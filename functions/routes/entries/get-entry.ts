import { fieldCipher } from '#functions/adapters/encryption/field-cipher.ts';
import { imageFiles } from '#functions/adapters/images/image-files.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { getEntry } from '#functions/services/entries/get-entry.ts';
import { entryStore } from '#functions/store/entries/entry-store.ts';
import { table } from '#functions/store/table/table.ts';
import { integrityDeps } from '#functions/wiring/integrity.ts';
import { getEntry as contract } from '#shared/contract/whole-entry.ts';

const now = () => new Date();

export const handler = routeHandler(contract, ({ caller, params }) =>
  getEntry(
    {
      ...integrityDeps(),
      entries: entryStore(table()),
      images: imageFiles(),
      cipher: fieldCipher(caller.account, now),
      now,
    },
    { account: caller.account, entryId: params.id },
  ),
);
