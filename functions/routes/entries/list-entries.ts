import { routeHandler } from '#functions/middleware/route-handler.ts';
import { listEntries } from '#functions/services/entries/list-entries.ts';
import { entryRows } from '#functions/store/entries/entry-rows.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { table } from '#functions/store/table/table.ts';
import { listEntries as contract } from '#shared/contract/entry-list.ts';

export const handler = routeHandler(contract, ({ caller, query }) =>
  listEntries(
    {
      entries: entryRows(table()),
      journal: journalStore(table()),
      // Loaded with the first filter, so that a list without filters starts faster.
      search: async (...search) =>
        (await import('#functions/wiring/entry-search.ts')).searchEntries(...search),
      now: () => new Date(),
    },
    { account: caller.account, query },
  ),
);
