import { type Outcome, ok } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { AttemptLimit, AttemptsStore } from '#functions/store/security/attempts-store.ts';
import type { sendEmailVerification as contract } from '#shared/contract/email.ts';
import type { Output } from '#shared/contract/schemas.ts';
import { reserveAttempt } from '../security/reserve-attempt.ts';
import { type EmailVerificationDeps, emailVerification } from './email-verification.ts';

type Deps = EmailVerificationDeps & {
  /** Confirmation emails requested by notaries. */
  attempts: Pick<AttemptsStore, 'reserve' | 'fail'>;
  wait: (milliseconds: number) => Promise<unknown>;
};

const mailLimit: AttemptLimit = { attempts: 5, minutes: 24 * 60 };

/**
 * Emails another link that confirms the notary's address, at most five times a day (TOO_MANY_ATTEMPTS). Does
 * nothing if the address is confirmed. Earlier links stay valid.
 */
export async function sendEmailVerification(
  deps: Deps,
  account: Account,
): Promise<Outcome<Output<typeof contract>>> {
  if (account.emailVerified) return ok({ message: 'Your email address is confirmed.' });
  const attempt = await reserveAttempt(deps, account.email, mailLimit);
  if (!attempt.ok) return attempt;
  // Stays counted even if the email can't be sent.
  await deps.attempts.fail(account.email, attempt.value.window, mailLimit, deps.now());
  await emailVerification(deps, account);
  return ok({ message: `We sent an email to ${account.email}. Open the link in it.` });
}
