import { routeHandler } from '#functions/middleware/route-handler.ts';
import { signOutEverywhere } from '#functions/services/security/sign-out-everywhere.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { table } from '#functions/store/table/table.ts';
import { reportSecurity } from '#functions/wiring/report-security.ts';
import { signOutEverywhere as contract } from '#shared/contract/security.ts';

export const handler = routeHandler(contract, ({ caller }) =>
  signOutEverywhere({ accounts: accountStore(table()), report: reportSecurity }, caller),
);
