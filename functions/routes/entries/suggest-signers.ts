import { routeHandler } from '#functions/middleware/route-handler.ts';
import { suggestSigners } from '#functions/services/signers/suggest-signers.ts';
import { entryBatch } from '#functions/store/entries/entry-batch.ts';
import { entryStore } from '#functions/store/entries/entry-store.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { searchIndexStore } from '#functions/store/search/search-index-store.ts';
import { table } from '#functions/store/table/table.ts';
import { suggestSigners as contract } from '#shared/contract/signers.ts';

export const handler = routeHandler(contract, ({ caller, query }) =>
  suggestSigners(
    {
      entries: entryStore(table()),
      batch: entryBatch(table()),
      journal: journalStore(table()),
      index: searchIndexStore(table()),
      now: () => new Date(),
    },
    { account: caller.account, query },
  ),
);
