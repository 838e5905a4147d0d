import { routeHandler } from '#functions/middleware/route-handler.ts';
import { createCalendar as contract } from '#shared/contract/business/order-intake.ts';

export const handler = routeHandler(contract, async () => {
  throw new Error('create-calendar is not written yet');
});
