import { routeHandler } from '#functions/middleware/route-handler.ts';
import { exportBusinessYear as contract } from '#shared/contract/business/year.ts';

export const handler = routeHandler(contract, async () => {
  throw new Error('export-business-year is not written yet');
});
