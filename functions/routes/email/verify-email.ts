import { setTimeout as wait } from 'node:timers/promises';
import { verifyPassword } from '#functions/adapters/identity/password-hash.ts';
import { authenticateCaller } from '#functions/middleware/authenticate.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { verifyEmail } from '#functions/services/email/verify-email.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { attemptsStore } from '#functions/store/security/attempts-store.ts';
import { deviceStore } from '#functions/store/security/device-store.ts';
import { emailVerificationStore } from '#functions/store/security/email-verification-store.ts';
import { table } from '#functions/store/table/table.ts';
import { reportSecurity } from '#functions/wiring/report-security.ts';
import { verifyEmail as contract } from '#shared/contract/email.ts';

export const handler = routeHandler(contract, async ({ body, header, deviceToken }) => {
  // An expired session counts as none: the password still confirms.
  const authorization = header('authorization');
  const identified = authorization === undefined ? undefined : await authenticateCaller(authorization);
  return verifyEmail(
    {
      verifications: emailVerificationStore(table()),
      accounts: accountStore(table()),
      devices: deviceStore(table()),
      attempts: attemptsStore(table(), 'login'),
      verifyPassword,
      report: reportSecurity,
      now: () => new Date(),
      wait: (milliseconds) => wait(milliseconds),
    },
    { ...body, caller: identified?.ok ? identified.value : undefined, deviceToken },
  );
});
