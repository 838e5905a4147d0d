import type { Account } from '#functions/store/account/account-store.ts';
import type { MailProblem } from '#shared/rules/mail-problem.ts';

/** Returns why email doesn't reach an account's address, or null. */
export function mailProblemOf({ email, mailbox }: Pick<Account, 'email' | 'mailbox'>): MailProblem | null {
  return mailbox?.email === email ? mailbox.problem : null;
}

/**
 * Returns whether an account's address can receive email: its owner confirmed it, and email reaches it.
 * Everything that sends email checks this first, except for emails requested by someone at that address:
 * links to confirm it or to reset the password.
 */
export function takesEmail(account: Pick<Account, 'email' | 'emailVerified' | 'mailbox'>): boolean {
  return account.emailVerified && mailProblemOf(account) === null;
}
