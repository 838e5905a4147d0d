import { routeHandler } from '#functions/middleware/route-handler.ts';
import { exportClientInvoice as contract } from '#shared/contract/business/client-invoices.ts';

export const handler = routeHandler(contract, async () => {
  throw new Error('export-client-invoice is not written yet');
});
