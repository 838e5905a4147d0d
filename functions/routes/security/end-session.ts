import { routeHandler } from '#functions/middleware/route-handler.ts';
import { endSession } from '#functions/services/security/end-session.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { signInStore } from '#functions/store/security/sign-in-store.ts';
import { table } from '#functions/store/table/table.ts';
import { reportSecurity } from '#functions/wiring/report-security.ts';
import { endSession as contract } from '#shared/contract/security.ts';

export const handler = routeHandler(contract, ({ caller, params }) =>
  endSession(
    {
      accounts: accountStore(table()),
      signIns: signInStore(table()),
      report: reportSecurity,
      now: () => new Date(),
    },
    caller,
    params.sessionId,
  ),
);
