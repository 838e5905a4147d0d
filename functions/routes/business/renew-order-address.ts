import { routeHandler } from '#functions/middleware/route-handler.ts';
import { renewOrderAddress as contract } from '#shared/contract/business/order-intake.ts';

export const handler = routeHandler(contract, async () => {
  throw new Error('renew-order-address is not written yet');
});
