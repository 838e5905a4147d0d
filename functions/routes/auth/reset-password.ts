import { hashPassword } from '#functions/adapters/identity/password-hash.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { resetPassword } from '#functions/services/auth/reset-password.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { attemptsStore } from '#functions/store/security/attempts-store.ts';
import { resetStore } from '#functions/store/security/reset-store.ts';
import { table } from '#functions/store/table/table.ts';
import { noticeDeps } from '#functions/wiring/notices.ts';
import { recoveryDeps } from '#functions/wiring/recovery.ts';
import { reportSecurity } from '#functions/wiring/report-security.ts';
import { resetPassword as contract } from '#shared/contract/auth.ts';

export const handler = routeHandler(contract, async ({ body, deviceToken }) =>
  resetPassword(
    {
      accounts: accountStore(table()),
      attempts: attemptsStore(table(), 'login'),
      resets: resetStore(table()),
      ...noticeDeps(),
      ...recoveryDeps(),
      hashPassword,
      report: reportSecurity,
    },
    body,
    deviceToken,
  ),
);
