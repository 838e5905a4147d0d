import type { Account } from '#functions/store/account/account-store.ts';
import type { NoticeDeps } from '../security/security-deps.ts';
import { letter, type Paragraph } from './letter.ts';
import { takesMail } from './mail-problem.ts';

/** An email without its address. */
export type Letter = { subject: string; paragraphs: readonly Paragraph[] };

/**
 * Emails an account at its present address, if that takes mail, and at those that are held for it after a change: a thief who
 * changed the address does not get the only notice. Its event has happened already: a failed email is reported and nothing else.
 */
export async function mailEveryAddress(
  { sendMail, reportMailFailure, now }: NoticeDeps & { now: () => Date },
  account: Pick<Account, 'email' | 'emailVerified' | 'mailbox' | 'formerEmails'>,
  { subject, paragraphs }: Letter,
): Promise<void> {
  const at = now().toISOString();
  const held = account.formerEmails.filter(({ heldUntil }) => heldUntil > at).map(({ email }) => email);
  const addresses = new Set([...(takesMail(account) ? [account.email] : []), ...held]);
  for (const address of addresses) {
    await sendMail(letter(address, subject, paragraphs)).catch(reportMailFailure);
  }
}
