import { routeHandler } from '#functions/middleware/route-handler.ts';
import { addClient } from '#functions/services/business/clients.ts';
import { paperStore } from '#functions/store/business/paper-store.ts';
import { table } from '#functions/store/table/table.ts';
import { addClient as contract } from '#shared/contract/business/papers.ts';

export const handler = routeHandler(contract, ({ caller, body, newId }) =>
  addClient(
    { papers: paperStore(table()), now: () => new Date() },
    { account: caller.account, body, id: newId() },
  ),
);
