import { routeHandler } from '#functions/middleware/route-handler.ts';
import { exportAccess } from '#functions/services/access/export-access.ts';
import { accessStore } from '#functions/store/security/access-store.ts';
import { table } from '#functions/store/table/table.ts';
import { exportAccess as contract } from '#shared/contract/access.ts';

export const handler = routeHandler(contract, ({ caller }) =>
  exportAccess({ access: accessStore(table()), now: () => new Date() }, caller.account),
);
