import { routeHandler } from '#functions/middleware/route-handler.ts';
import { listAccess } from '#functions/services/access/list-access.ts';
import { accessStore } from '#functions/store/security/access-store.ts';
import { table } from '#functions/store/table/table.ts';
import { listAccess as contract } from '#shared/contract/access.ts';

export const handler = routeHandler(contract, ({ caller, query }) =>
  listAccess({ access: accessStore(table()), now: () => new Date() }, caller.account, query.before),
);
