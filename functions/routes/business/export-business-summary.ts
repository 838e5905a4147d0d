import { routeHandler } from '#functions/middleware/route-handler.ts';
import { exportBusinessSummary as contract } from '#shared/contract/business/year.ts';

export const handler = routeHandler(contract, async () => {
  throw new Error('export-business-summary is not written yet');
});
