import { routeHandler } from '#functions/middleware/route-handler.ts';
import { listMatters } from '#functions/services/duties/list-matters.ts';
import { matterStore } from '#functions/store/duties/matter-store.ts';
import { table } from '#functions/store/table/table.ts';
import { listMatters as contract } from '#shared/contract/duties.ts';

export const handler = routeHandler(contract, ({ caller, query }) =>
  listMatters({ matters: matterStore(table()) }, { account: caller.account, query }),
);
