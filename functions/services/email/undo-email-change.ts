import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { EmailChangeStore } from '#functions/store/account/email-change-store.ts';
import type { undoEmailChange as contract } from '#shared/contract/email.ts';
import type { Input, Output } from '#shared/contract/schemas.ts';
import { finishEarlierRecovery, finishRecovery, type RecoveryDeps } from '../security/finish-recovery.ts';
import type { SecurityEvent } from '../security/security-deps.ts';

type Deps = RecoveryDeps & {
  accounts: Pick<AccountStore, 'get'>;
  changes: Pick<EmailChangeStore, 'find' | 'undo'>;
  report: (event: SecurityEvent) => void;
  now: () => Date;
};

/** Retries: the account may change between a read and the write. */
const tries = 4;

/**
 * Undoes a change of address, and every later change, with the token that was emailed to the old address.
 * Cancels a change that isn't confirmed yet. The person who requested the change knew the password, so this
 * also ends every session and removes passkeys, second factor, recovery codes, inspection links, and exports
 * since the request, and requested destructions. EMAIL_LINK_INVALID for an unknown, used, or expired token,
 * and for a change that was already undone.
 */
export async function undoEmailChange(
  deps: Deps,
  { token }: Input<typeof contract>['body'],
): Promise<Outcome<Output<typeof contract>>> {
  const { accounts, changes, report } = deps;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const now = deps.now();
    const change = await changes.find('undo', token);
    const account = change && (await accounts.get(change.notaryId));
    if (!account || change.expiresAt * 1000 <= now.getTime()) return refuse('EMAIL_LINK_INVALID');
    const former = account.formerEmails.find(({ changeId }) => changeId === change.changeId);
    const isWaiting = account.email === change.from && account.tokenVersion === change.tokenVersion;
    const isHeld = former !== undefined && former.heldUntil > now.toISOString();
    if (!isHeld && !isWaiting) return refuse('EMAIL_LINK_INVALID');
    await finishEarlierRecovery(deps, account);
    if (!(await changes.undo(token, account, change, now))) continue;
    const removed = await finishRecovery(deps, account, { since: change.requestedAt, now });
    report({ kind: 'email-change-undone', notaryId: account.id });
    return ok({
      message: `Your email address is ${change.from}, and every device has been signed out. Choose a new password now.`,
      removed,
    });
  }
  return refuse('BUSY', { retryAfter: 1 });
}
