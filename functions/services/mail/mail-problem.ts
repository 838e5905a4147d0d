import type { Account } from '#functions/store/account/account-store.ts';
import type { MailProblem } from '#shared/rules/mail-problem.ts';

/**
 * Returns why an account's address gets no mail, or null. Everything that sends mail asks it first, except for mail that
 * the owner of the address asks for: a reset link.
 */
export function mailProblemOf({ email, mailbox }: Pick<Account, 'email' | 'mailbox'>): MailProblem | null {
  return mailbox?.email === email ? mailbox.problem : null;
}
