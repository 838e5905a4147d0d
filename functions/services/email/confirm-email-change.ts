import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { EmailChangeStore } from '#functions/store/account/email-change-store.ts';
import type { confirmEmailChange as contract } from '#shared/contract/email.ts';
import type { Input, Output } from '#shared/contract/schemas.ts';
import { notices, notify } from '../security/notify.ts';
import type { NoticeDeps, SecurityEvent } from '../security/security-deps.ts';

type Deps = NoticeDeps & {
  accounts: Pick<AccountStore, 'get'>;
  changes: Pick<EmailChangeStore, 'find' | 'confirm'>;
  report: (event: SecurityEvent) => void;
  now: () => Date;
};

/**
 * Changes an account's address with the token that was emailed to the new one, and sends a notice to the old
 * one. EMAIL_LINK_INVALID for an unknown, used, or expired token, and after a password change;
 * EMAIL_ALREADY_REGISTERED if another account was faster.
 */
export async function confirmEmailChange(
  deps: Deps,
  { token }: Input<typeof contract>['body'],
): Promise<Outcome<Output<typeof contract>>> {
  const now = deps.now();
  const change = await deps.changes.find('confirm', token);
  const account = change && (await deps.accounts.get(change.notaryId));
  if (!account || change.expiresAt * 1000 <= now.getTime()) return refuse('EMAIL_LINK_INVALID');
  const result = await deps.changes.confirm(token, account, change, now);
  if (result === 'taken') return refuse('EMAIL_ALREADY_REGISTERED');
  if (result === 'stale') return refuse('EMAIL_LINK_INVALID');
  deps.report({ kind: 'email-changed', notaryId: account.id });
  await notify(deps, account, notices.emailChanged);
  return ok({ message: `Your email address is now ${change.to}.` });
}
