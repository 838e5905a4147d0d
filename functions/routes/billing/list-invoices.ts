import { routeHandler } from '#functions/middleware/route-handler.ts';
import { listInvoices } from '#functions/services/billing/list-invoices.ts';
import { billingDeps } from '#functions/wiring/billing.ts';
import { listInvoices as contract } from '#shared/contract/billing.ts';

export const handler = routeHandler(contract, ({ caller }) => listInvoices(billingDeps(), caller.account));
