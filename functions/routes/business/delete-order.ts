import { routeHandler } from '#functions/middleware/route-handler.ts';
import { deleteOrder } from '#functions/services/business/orders.ts';
import { entryLinks } from '#functions/store/business/entry-links.ts';
import { paperStore } from '#functions/store/business/paper-store.ts';
import { table } from '#functions/store/table/table.ts';
import { deleteOrder as contract } from '#shared/contract/business/papers.ts';

export const handler = routeHandler(contract, ({ caller, params }) =>
  deleteOrder(
    { papers: paperStore(table()), links: entryLinks(table()) },
    { account: caller.account, id: params.id },
  ),
);
