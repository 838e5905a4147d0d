import { routeHandler } from '#functions/middleware/route-handler.ts';
import { getCalendar as contract } from '#shared/contract/business/order-intake.ts';

export const handler = routeHandler(contract, async () => {
  throw new Error('get-calendar is not written yet');
});
