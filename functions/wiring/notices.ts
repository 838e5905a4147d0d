import type { NoticeDeps } from '#functions/services/security/security-deps.ts';
import { log, logMessages } from '../middleware/log-request.ts';

/** Dependencies for emails to notaries. */
export const noticeDeps = (): NoticeDeps => ({
  // Loads the SES client with the first email.
  sendMail: async (mail) => (await import('#functions/adapters/email/email.ts')).sendMail(mail),
  // SES quotes the address in its messages, so log only the kind of error.
  reportMailFailure: (error) =>
    log().error(logMessages.mailFailed, { kind: error instanceof Error ? error.name : typeof error }),
  now: () => new Date(),
});
