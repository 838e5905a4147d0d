import type { SecurityDeps } from '#functions/services/security/security-deps.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { table } from '#functions/store/table/table.ts';
import { log, logMessages } from '../middleware/log-request.ts';
import { confirmDeps } from './re-authentication.ts';

/** Dependencies for changes to an account's security, which need re-authentication and send an email. */
export const securityDeps = (): SecurityDeps => ({
  ...confirmDeps(),
  accounts: accountStore(table()),
  // The client of SES is loaded with the first email.
  sendMail: async (mail) => (await import('#functions/adapters/mail/mail.ts')).sendMail(mail),
  // SES quotes the address in its messages, so only the kind of error is logged.
  reportMailFailure: (error) =>
    log().error(logMessages.mailFailed, { kind: error instanceof Error ? error.name : typeof error }),
});
