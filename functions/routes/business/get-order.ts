import { routeHandler } from '#functions/middleware/route-handler.ts';
import { getOrder } from '#functions/services/business/orders.ts';
import { paperStore } from '#functions/store/business/paper-store.ts';
import { table } from '#functions/store/table/table.ts';
import { getOrder as contract } from '#shared/contract/business/papers.ts';

export const handler = routeHandler(contract, ({ caller, params }) =>
  getOrder({ papers: paperStore(table()) }, { account: caller.account, id: params.id }),
);
