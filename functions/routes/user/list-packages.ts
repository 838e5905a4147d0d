import { routeHandler } from '#functions/middleware/route-handler.ts';
import { listPackages } from '#functions/services/user/list-packages.ts';
import { packageStore } from '#functions/store/account/package-store.ts';
import { table } from '#functions/store/table/table.ts';
import { listPackages as contract } from '#shared/contract/packages.ts';

export const handler = routeHandler(contract, ({ caller }) =>
  listPackages({ packages: packageStore(table()) }, { account: caller.account }),
);
