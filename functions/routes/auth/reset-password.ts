import { hashPassword } from '#functions/adapters/password-hash.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { resetPassword } from '#functions/services/reset-password.ts';
import { accountStore } from '#functions/store/account-store.ts';
import { attemptsStore } from '#functions/store/attempts-store.ts';
import { resetStore } from '#functions/store/reset-store.ts';
import { table } from '#functions/store/table.ts';
import { resetPassword as contract } from '#shared/contract/auth.ts';

export const handler = routeHandler(contract, async ({ body }) =>
  resetPassword(
    {
      accounts: accountStore(table()),
      attempts: attemptsStore(table(), 'login'),
      resets: resetStore(table()),
      hashPassword,
      now: () => new Date(),
    },
    body,
  ),
);
