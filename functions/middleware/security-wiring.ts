import type { SecurityDeps } from '#functions/services/security/security-deps.ts';
import { accountStore } from '#functions/store/account-store.ts';
import { table } from '#functions/store/table.ts';
import { confirmDeps } from './confirm-wiring.ts';
import { log, logMessages } from './log-request.ts';

/** What changes of an account's security work with in a function: proof, and word of them by mail. */
export const securityDeps = (): SecurityDeps => ({
  ...confirmDeps(),
  accounts: accountStore(table()),
  // The mail service's client is loaded with the first mail.
  sendMail: async (mail) => (await import('#functions/adapters/mail.ts')).sendMail(mail),
  // The mail service names the address in its messages: only the kind of error is logged.
  reportMailFailure: (error) =>
    log().error(logMessages.mailFailed, { kind: error instanceof Error ? error.name : typeof error }),
});
