import { routeHandler } from '#functions/middleware/route-handler.ts';
import { listInvoices } from '#functions/services/business/list-client-invoices.ts';
import { paperStore } from '#functions/store/business/paper-store.ts';
import { table } from '#functions/store/table/table.ts';
import { listClientInvoices as contract } from '#shared/contract/business/client-invoices.ts';

export const handler = routeHandler(contract, ({ caller, query }) =>
  listInvoices({ papers: paperStore(table()) }, { notaryId: caller.account.id, query }),
);
