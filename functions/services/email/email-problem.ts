import type { Account } from '#functions/store/account/account-store.ts';
import type { MailProblem } from '#shared/rules/mail-problem.ts';

/** Returns why mail does not reach an account's address, or null. */
export function mailProblemOf({ email, mailbox }: Pick<Account, 'email' | 'mailbox'>): MailProblem | null {
  return mailbox?.email === email ? mailbox.problem : null;
}

/**
 * Returns whether an account's address gets mail: its owner confirmed it, and mail reaches it. Everything that sends mail
 * asks first, except for mail that somebody at that address asks for: links to confirm it or to reset the password.
 */
export function takesEmail(account: Pick<Account, 'email' | 'emailVerified' | 'mailbox'>): boolean {
  return account.emailVerified && mailProblemOf(account) === null;
}
