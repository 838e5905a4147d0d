import { routeHandler } from '#functions/middleware/route-handler.ts';
import { getDashboard } from '#functions/services/get-dashboard.ts';
import { entryStore } from '#functions/store/entry-store.ts';
import { journalStore } from '#functions/store/journal-store.ts';
import { table } from '#functions/store/table.ts';
import { getDashboard as contract } from '#shared/contract/entries.ts';

export const handler = routeHandler(contract, ({ caller }) =>
  getDashboard(
    { entries: entryStore(table()), journal: journalStore(table()), now: () => new Date() },
    caller.account,
  ),
);
