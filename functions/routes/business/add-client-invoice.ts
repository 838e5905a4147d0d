import { routeHandler } from '#functions/middleware/route-handler.ts';
import { addInvoice } from '#functions/services/business/client-invoices.ts';
import { invoiceDeps } from '#functions/wiring/business.ts';
import { addClientInvoice as contract } from '#shared/contract/business/client-invoices.ts';

export const handler = routeHandler(contract, ({ caller, body, newId }) =>
  addInvoice(invoiceDeps(), { account: caller.account, body, id: newId() }),
);
