import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { EmailChangeStore } from '#functions/store/account/email-change-store.ts';
import type { undoEmailChange as contract } from '#shared/contract/email.ts';
import type { Input, Output } from '#shared/contract/schemas.ts';
import type { SecurityEvent } from '../security/security-deps.ts';

type Deps = {
  accounts: Pick<AccountStore, 'get'>;
  changes: Pick<EmailChangeStore, 'find' | 'undo'>;
  report: (event: SecurityEvent) => void;
  now: () => Date;
};

/**
 * Takes a change of address back with the token that was mailed to the old address, with every later change, or cancels it
 * before it is confirmed. Ends every session, since the person who asked for the change knew the password. EMAIL_LINK_INVALID for an
 * unknown, used, or expired token, and for a change that an earlier undo has taken back.
 */
export async function undoEmailChange(
  { accounts, changes, report, now }: Deps,
  { token }: Input<typeof contract>['body'],
): Promise<Outcome<Output<typeof contract>>> {
  const at = now();
  const change = await changes.find('undo', token);
  const account = change && (await accounts.get(change.notaryId));
  if (!account || change.expiresAt * 1000 <= at.getTime()) return refuse('EMAIL_LINK_INVALID');
  const isKnown =
    account.formerEmails.some(({ changeId }) => changeId === change.changeId) ||
    (account.email === change.from && account.tokenVersion === change.tokenVersion);
  if (!isKnown || !(await changes.undo(token, account, change, at))) return refuse('EMAIL_LINK_INVALID');
  report({ kind: 'email-change-undone', notaryId: account.id });
  return ok({
    message: `Your email address is ${change.from}, and every device has been signed out. Choose a new password now.`,
  });
}
