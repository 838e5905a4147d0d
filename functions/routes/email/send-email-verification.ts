import { setTimeout as wait } from 'node:timers/promises';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { sendEmailVerification } from '#functions/services/email/send-email-verification.ts';
import { attemptsStore } from '#functions/store/security/attempts-store.ts';
import { table } from '#functions/store/table/table.ts';
import { emailVerificationDeps } from '#functions/wiring/email-verification.ts';
import { sendEmailVerification as contract } from '#shared/contract/email.ts';

export const handler = routeHandler(contract, ({ caller }) =>
  sendEmailVerification(
    {
      ...emailVerificationDeps(),
      attempts: attemptsStore(table(), 'verify'),
      wait: (milliseconds) => wait(milliseconds),
    },
    caller.account,
  ),
);
