import { routeHandler } from '#functions/middleware/route-handler.ts';
import { addOrder } from '#functions/services/business/orders.ts';
import { orderDeps } from '#functions/wiring/business.ts';
import { addOrder as contract } from '#shared/contract/business/papers.ts';

export const handler = routeHandler(contract, ({ caller, body, newId }) =>
  addOrder(orderDeps(), { account: caller.account, body, id: newId() }),
);
