import { reportSecurity } from '#functions/middleware/report-security.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { endSession } from '#functions/services/security/end-session.ts';
import { accountStore } from '#functions/store/account-store.ts';
import { signInStore } from '#functions/store/sign-in-store.ts';
import { table } from '#functions/store/table.ts';
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
