import { routeHandler } from '#functions/middleware/route-handler.ts';
import { listEntries } from '#functions/services/list-entries.ts';
import { entryStore } from '#functions/store/entry-store.ts';
import { journalStore } from '#functions/store/journal-store.ts';
import { searchIndexStore } from '#functions/store/search-index-store.ts';
import { table } from '#functions/store/table.ts';
import { listEntries as contract } from '#shared/contract/entries.ts';

export const handler = routeHandler(contract, ({ caller, query }) =>
  listEntries(
    {
      entries: entryStore(table()),
      journal: journalStore(table()),
      index: searchIndexStore(table()),
      now: () => new Date(),
    },
    { account: caller.account, query },
  ),
);
