import { routeHandler } from '#functions/middleware/route-handler.ts';
import { exportInvoice } from '#functions/services/business/export-invoice.ts';
import { printDeps } from '#functions/wiring/business-papers.ts';
import { exportClientInvoice as contract } from '#shared/contract/business/client-invoices.ts';

export const handler = routeHandler(contract, ({ caller, params }) =>
  exportInvoice(printDeps(), { account: caller.account, id: params.id }),
);
