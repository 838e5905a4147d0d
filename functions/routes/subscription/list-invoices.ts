import { billingDeps } from '#functions/middleware/billing-wiring.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { listInvoices } from '#functions/services/billing/list-invoices.ts';
import { listInvoices as contract } from '#shared/contract/subscription.ts';

export const handler = routeHandler(contract, ({ caller }) => listInvoices(billingDeps(), caller.account));
