import { routeHandler } from '#functions/middleware/route-handler.ts';
import { findMatterEntries } from '#functions/services/duties/find-matter-entries.ts';
import { matterStore } from '#functions/store/duties/matter-store.ts';
import { table } from '#functions/store/table/table.ts';
import { listEntriesDeps } from '#functions/wiring/entry-list.ts';
import { findMatterEntries as contract } from '#shared/contract/duties.ts';

export const handler = routeHandler(contract, ({ caller, params, body }) =>
  findMatterEntries(
    { ...listEntriesDeps(), matters: matterStore(table()) },
    { account: caller.account, matterId: params.id, body },
  ),
);
