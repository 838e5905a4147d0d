import { routeHandler } from '#functions/middleware/route-handler.ts';
import { readOrders as contract } from '#shared/contract/business/order-intake.ts';

export const handler = routeHandler(contract, async () => {
  throw new Error('read-orders is not written yet');
});
