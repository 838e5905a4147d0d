import { routeHandler } from '#functions/middleware/route-handler.ts';
import { getMatter } from '#functions/services/duties/get-matter.ts';
import { matterStore } from '#functions/store/duties/matter-store.ts';
import { table } from '#functions/store/table/table.ts';
import { getMatter as contract } from '#shared/contract/duties.ts';

export const handler = routeHandler(contract, ({ caller, params }) =>
  getMatter({ matters: matterStore(table()) }, { account: caller.account, matterId: params.id }),
);
