import { routeHandler } from '#functions/middleware/route-handler.ts';
import { endCalendar as contract } from '#shared/contract/business/order-intake.ts';

export const handler = routeHandler(contract, async () => {
  throw new Error('end-calendar is not written yet');
});
