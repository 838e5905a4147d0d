import { routeHandler } from '#functions/middleware/route-handler.ts';
import { listEntries } from '#functions/services/entries/list-entries.ts';
import { entryRows } from '#functions/store/entries/entry-rows.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { searchIndexStore } from '#functions/store/search/search-index-store.ts';
import { table } from '#functions/store/table/table.ts';
import { listEntries as contract } from '#shared/contract/entries.ts';

export const handler = routeHandler(contract, ({ caller, query }) =>
  listEntries(
    {
      entries: entryRows(table()),
      journal: journalStore(table()),
      index: searchIndexStore(table()),
      now: () => new Date(),
    },
    { account: caller.account, query },
  ),
);
