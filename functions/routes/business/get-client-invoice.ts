import { routeHandler } from '#functions/middleware/route-handler.ts';
import { getInvoice } from '#functions/services/business/client-invoices.ts';
import { paperStore } from '#functions/store/business/paper-store.ts';
import { table } from '#functions/store/table/table.ts';
import { getClientInvoice as contract } from '#shared/contract/business/client-invoices.ts';

export const handler = routeHandler(contract, ({ caller, params }) =>
  getInvoice({ papers: paperStore(table()) }, { account: caller.account, id: params.id }),
);
