import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sendMail } from '#functions/adapters/mail/mail.ts';
import { env } from '#functions/env.ts';
import { log, logMessages } from '#functions/middleware/log-request.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { forgotPassword } from '#functions/services/auth/forgot-password.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { attemptsStore } from '#functions/store/security/attempts-store.ts';
import { resetStore } from '#functions/store/security/reset-store.ts';
import { table } from '#functions/store/table/table.ts';
import { forgotPassword as contract } from '#shared/contract/auth.ts';

export const handler = routeHandler(contract, async ({ body }) =>
  forgotPassword(
    {
      accounts: accountStore(table()),
      attempts: attemptsStore(table(), 'reset'),
      resets: resetStore(table()),
      newToken: () => randomBytes(32).toString('base64url'),
      sendMail,
      // SES quotes the address in its messages, so only the kind of error is logged.
      reportFailure: (error) =>
        log().error(logMessages.mailFailed, { kind: error instanceof Error ? error.name : typeof error }),
      siteUrl: env('SITE_URL'),
      now: () => new Date(),
      wait: (milliseconds) => wait(milliseconds),
    },
    body,
  ),
);
