import { routeHandler } from '#functions/middleware/route-handler.ts';
import { updateOrder } from '#functions/services/business/orders.ts';
import { orderDeps } from '#functions/wiring/business.ts';
import { updateOrder as contract } from '#shared/contract/business/papers.ts';

export const handler = routeHandler(contract, ({ caller, params, body }) =>
  updateOrder(orderDeps(), { account: caller.account, body, id: params.id }),
);
