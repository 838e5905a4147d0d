import { routeHandler } from '#functions/middleware/route-handler.ts';
import { sendClientInvoice as contract } from '#shared/contract/business/client-invoices.ts';

export const handler = routeHandler(contract, async () => {
  throw new Error('send-client-invoice is not written yet');
});
