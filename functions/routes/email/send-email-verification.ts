import { setTimeout as wait } from 'node:timers/promises';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { sendEmailVerification } from '#functions/services/email/send-email-verification.ts';
import { attemptsStore } from '#functions/store/security/attempts-store.ts';
import { table } from '#functions/store/table/table.ts';
import { mailVerificationDeps } from '#functions/wiring/mail-verification.ts';
import { sendEmailVerification as contract } from '#shared/contract/email.ts';

export const handler = routeHandler(contract, ({ caller }) =>
  sendEmailVerification(
    {
      ...mailVerificationDeps(),
      attempts: attemptsStore(table(), 'verify'),
      wait: (milliseconds) => wait(milliseconds),
    },
    caller.account,
  ),
);
