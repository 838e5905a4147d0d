import { routeHandler } from '#functions/middleware/route-handler.ts';
import { listOrders } from '#functions/services/business/list-orders.ts';
import { invoiceNumbers } from '#functions/store/business/invoice-numbers.ts';
import { paperStore } from '#functions/store/business/paper-store.ts';
import { table } from '#functions/store/table/table.ts';
import { listOrders as contract } from '#shared/contract/business/papers.ts';

export const handler = routeHandler(contract, ({ caller, query }) =>
  listOrders(
    { papers: paperStore(table()), numbers: invoiceNumbers(table()) },
    { notaryId: caller.account.id, query },
  ),
);
