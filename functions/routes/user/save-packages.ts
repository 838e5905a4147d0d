import { routeHandler } from '#functions/middleware/route-handler.ts';
import { savePackages } from '#functions/services/user/save-packages.ts';
import { packageStore } from '#functions/store/account/package-store.ts';
import { table } from '#functions/store/table/table.ts';
import { savePackages as contract } from '#shared/contract/packages.ts';

export const handler = routeHandler(contract, ({ caller, body }) =>
  savePackages({ packages: packageStore(table()) }, { account: caller.account, body }),
);
