import { routeHandler } from '#functions/middleware/route-handler.ts';
import { exportStatement as contract } from '#shared/contract/business/client-invoices.ts';

export const handler = routeHandler(contract, async () => {
  throw new Error('export-statement is not written yet');
});
