import { routeHandler } from '#functions/middleware/route-handler.ts';
import { addPayment } from '#functions/services/business/client-invoices.ts';
import { paperStore } from '#functions/store/business/paper-store.ts';
import { table } from '#functions/store/table/table.ts';
import { addInvoicePayment as contract } from '#shared/contract/business/client-invoices.ts';

export const handler = routeHandler(contract, ({ caller, params, body, newId }) =>
  addPayment(
    { papers: paperStore(table()), now: () => new Date() },
    { account: caller.account, body, id: params.id, paymentId: newId() },
  ),
);
