import { routeHandler } from '#functions/middleware/route-handler.ts';
import { updateClient } from '#functions/services/business/clients.ts';
import { paperStore } from '#functions/store/business/paper-store.ts';
import { table } from '#functions/store/table/table.ts';
import { updateClient as contract } from '#shared/contract/business/papers.ts';

export const handler = routeHandler(contract, ({ caller, params, body }) =>
  updateClient(
    { papers: paperStore(table()), now: () => new Date() },
    { account: caller.account, body, id: params.id },
  ),
);
