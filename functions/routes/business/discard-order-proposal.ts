import { routeHandler } from '#functions/middleware/route-handler.ts';
import { discardOrderProposal as contract } from '#shared/contract/business/order-intake.ts';

export const handler = routeHandler(contract, async () => {
  throw new Error('discard-order-proposal is not written yet');
});
