import { routeHandler } from '#functions/middleware/route-handler.ts';
import { deleteInvoice } from '#functions/services/business/client-invoices.ts';
import { invoiceDeps } from '#functions/wiring/business.ts';
import { deleteClientInvoice as contract } from '#shared/contract/business/client-invoices.ts';

export const handler = routeHandler(contract, ({ caller, params }) =>
  deleteInvoice(invoiceDeps(), { account: caller.account, id: params.id }),
);
