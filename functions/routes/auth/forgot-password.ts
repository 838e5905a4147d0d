import { setTimeout as wait } from 'node:timers/promises';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { forgotPassword } from '#functions/services/auth/forgot-password.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { attemptsStore } from '#functions/store/security/attempts-store.ts';
import { deviceStore } from '#functions/store/security/device-store.ts';
import { resetStore } from '#functions/store/security/reset-store.ts';
import { table } from '#functions/store/table/table.ts';
import { noticeDeps } from '#functions/wiring/notices.ts';
import { secretTokenDeps } from '#functions/wiring/secret-tokens.ts';
import { forgotPassword as contract } from '#shared/contract/auth.ts';

export const handler = routeHandler(contract, async ({ body, deviceToken }) =>
  forgotPassword(
    {
      ...secretTokenDeps(),
      ...noticeDeps(),
      accounts: accountStore(table()),
      attempts: attemptsStore(table(), 'reset'),
      attemptsOfDay: attemptsStore(table(), 'reset-day'),
      devices: deviceStore(table()),
      resets: resetStore(table()),
      wait: (milliseconds) => wait(milliseconds),
    },
    body,
    deviceToken,
  ),
);
