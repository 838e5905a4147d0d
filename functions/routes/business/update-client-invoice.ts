import { routeHandler } from '#functions/middleware/route-handler.ts';
import { updateInvoice } from '#functions/services/business/client-invoices.ts';
import { invoiceDeps } from '#functions/wiring/business.ts';
import { updateClientInvoice as contract } from '#shared/contract/business/client-invoices.ts';

export const handler = routeHandler(contract, ({ caller, params, body }) =>
  updateInvoice(invoiceDeps(), { account: caller.account, body, id: params.id }),
);
