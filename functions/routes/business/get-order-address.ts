import { routeHandler } from '#functions/middleware/route-handler.ts';
import { getOrderAddress as contract } from '#shared/contract/business/order-intake.ts';

export const handler = routeHandler(contract, async () => {
  throw new Error('get-order-address is not written yet');
});
