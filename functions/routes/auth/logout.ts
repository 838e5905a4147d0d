import { routeHandler } from '#functions/middleware/route-handler.ts';
import { logout } from '#functions/services/auth/logout.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { table } from '#functions/store/table/table.ts';
import { logout as contract } from '#shared/contract/auth.ts';

export const handler = routeHandler(contract, async ({ caller }) =>
  logout({ accounts: accountStore(table()) }, caller),
);
