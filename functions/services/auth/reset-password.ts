import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { AttemptsStore } from '#functions/store/security/attempts-store.ts';
import type { ResetStore } from '#functions/store/security/reset-store.ts';
import type { resetPassword as contract } from '#shared/contract/auth.ts';
import type { Input, Output } from '#shared/contract/schemas.ts';
import { passwordProblem } from '#shared/rules/password.ts';
import { countedFor } from '../security/counted-for.ts';
import { notices, notify } from '../security/notify.ts';
import type { NoticeDeps, SecurityEvent } from '../security/security-deps.ts';

type Deps = NoticeDeps & {
  accounts: Pick<AccountStore, 'get'>;
  /** Failed sign-ins. */
  attempts: Pick<AttemptsStore, 'clear'>;
  resets: Pick<ResetStore, 'find' | 'redeem'>;
  hashPassword: (password: string) => Promise<string>;
  report: (event: SecurityEvent) => void;
  now: () => Date;
};

const changed = 'Your password has been changed. Please sign in.';

const ifNotYours =
  'If you did not create this account, someone else used your email address: first read the email that we just sent you.';

/**
 * Sets a new password with an emailed token, confirms the address, ends every session, and lifts a lockout. So the owner of
 * an address takes over an account that somebody else registered with it: until then it had no second factor and no
 * passkey. Sends a notice, which says so if nobody had confirmed the address. RESET_TOKEN_INVALID for an
 * unknown, used, or expired token; INVALID_FIELDS for a weak password, which leaves the token usable.
 */
export async function resetPassword(
  deps: Deps,
  { token, newPassword }: Input<typeof contract>['body'],
  deviceToken?: string,
): Promise<Outcome<Output<typeof contract>>> {
  const reset = await deps.resets.find(token);
  if (!reset || reset.expiresAt * 1000 <= deps.now().getTime()) return refuse('RESET_TOKEN_INVALID');
  const account = await deps.accounts.get(reset.notaryId);
  if (account?.tokenVersion !== reset.tokenVersion || account.email !== reset.email) {
    return refuse('RESET_TOKEN_INVALID');
  }
  const problem = passwordProblem(newPassword, account.email);
  if (problem) return refuse('INVALID_FIELDS', { detail: [problem] });
  const passwordHash = await deps.hashPassword(newPassword);
  const redeemed = await deps.resets.redeem(token, account, passwordHash, deps.now());
  if (!redeemed) return refuse('RESET_TOKEN_INVALID');
  await deps.attempts.clear(account.email);
  if (deviceToken) await deps.attempts.clear(countedFor(account.email, deviceToken));
  deps.report({ kind: 'password-reset', notaryId: account.id });
  const notice = account.emailVerified ? notices.passwordReset : notices.addressProven;
  await notify(deps, { ...account, emailVerified: true, mailbox: undefined }, notice);
  return ok({ message: account.emailVerified ? changed : `${changed} ${ifNotYours}` });
}
