import { routeHandler } from '#functions/middleware/route-handler.ts';
import { verifyEntry } from '#functions/services/verification/verify-entry.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { destructionStore } from '#functions/store/entries/destruction-store.ts';
import { entryBatch } from '#functions/store/entries/entry-batch.ts';
import { entryStore } from '#functions/store/entries/entry-store.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { table } from '#functions/store/table/table.ts';
import { integrityDeps } from '#functions/wiring/integrity.ts';
import { verifyEntry as contract } from '#shared/contract/verification.ts';

export const handler = routeHandler(contract, ({ params, query }) =>
  verifyEntry(
    {
      ...integrityDeps(),
      accounts: accountStore(table()),
      journal: journalStore(table()),
      entries: entryStore(table()),
      batch: entryBatch(table()),
      destructions: destructionStore(table()),
    },
    { ...params, ...query },
  ),
);
