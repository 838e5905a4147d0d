import { routeHandler } from '#functions/middleware/route-handler.ts';
import { listEntries } from '#functions/services/entries/list-entries.ts';
import { listEntriesDeps } from '#functions/wiring/entry-list.ts';
import { searchEntries as contract } from '#shared/contract/entry-list.ts';

export const handler = routeHandler(contract, ({ caller, body }) =>
  listEntries(listEntriesDeps(), { account: caller.account, query: body }),
);
