import { routeHandler } from '#functions/middleware/route-handler.ts';
import { listEntries } from '#functions/services/entries/list-entries.ts';
import { listEntriesDeps } from '#functions/wiring/entry-list.ts';
import { listEntries as contract } from '#shared/contract/entry-list.ts';

export const handler = routeHandler(contract, ({ caller, query }) =>
  listEntries(listEntriesDeps(), { account: caller.account, query }),
);
