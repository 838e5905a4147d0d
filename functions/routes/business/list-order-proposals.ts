import { routeHandler } from '#functions/middleware/route-handler.ts';
import { listOrderProposals as contract } from '#shared/contract/business/order-intake.ts';

export const handler = routeHandler(contract, async () => {
  throw new Error('list-order-proposals is not written yet');
});
