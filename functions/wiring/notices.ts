import type { NoticeDeps } from '#functions/services/security/security-deps.ts';
import { log, logMessages } from '../middleware/log-request.ts';

/** Dependencies for emails to notaries. */
export const noticeDeps = (): NoticeDeps => ({
  // The client of SES is loaded with the first email.
  sendMail: async (mail) => (await import('#functions/adapters/email/email.ts')).sendMail(mail),
  // SES quotes the address in its messages, so only the kind of error is logged.
  reportMailFailure: (error) =>
    log().error(logMessages.mailFailed, { kind: error instanceof Error ? error.name : typeof error }),
  now: () => new Date(),
});
