import { routeHandler } from '#functions/middleware/route-handler.ts';
import { getClient } from '#functions/services/business/clients.ts';
import { paperStore } from '#functions/store/business/paper-store.ts';
import { table } from '#functions/store/table/table.ts';
import { getClient as contract } from '#shared/contract/business/papers.ts';

export const handler = routeHandler(contract, ({ caller, params }) =>
  getClient({ papers: paperStore(table()) }, { account: caller.account, id: params.id }),
);
