import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account, AccountStore } from '#functions/store/account/account-store.ts';
import type { UndoChangeStore } from '#functions/store/security/undo-change-store.ts';
import type { Input, Output } from '#shared/contract/schemas.ts';
import type { undoChange as contract } from '#shared/contract/security.ts';
import { notices, notify } from './notify.ts';
import { undoWords } from './notify-undoable.ts';
import type { NoticeDeps, SecurityEvent } from './security-deps.ts';

type Deps = NoticeDeps & {
  accounts: Pick<AccountStore, 'get'>;
  undos: Pick<UndoChangeStore, 'find' | 'takeBack'>;
  report: (event: SecurityEvent) => void;
};

/** Retries: the account may change between a read and the write. */
const tries = 4;

/** Returns whether an account has an address, or holds it for its owner. */
const hasAddress = ({ email, formerEmails }: Account, address: string, now: Date) =>
  email === address ||
  formerEmails.some((former) => former.email === address && former.heldUntil > now.toISOString());

/**
 * Undoes a change with the token from its notice, and sends a notice. Ends every session, because the person
 * who made the change was signed in. UNDO_LINK_INVALID for an unknown, used, or expired token, and for one
 * sent to an address that no longer belongs to the account.
 */
export async function undoChange(
  deps: Deps,
  { token }: Input<typeof contract>['body'],
): Promise<Outcome<Output<typeof contract>>> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const now = deps.now();
    const link = await deps.undos.find(token);
    const account = link && (await deps.accounts.get(link.notaryId));
    if (!account || link.expiresAt * 1000 <= now.getTime()) return refuse('UNDO_LINK_INVALID');
    if (!hasAddress(account, link.email, now)) return refuse('UNDO_LINK_INVALID');
    if (!(await deps.undos.takeBack(link, account, now))) continue;
    deps.report({ kind: 'change-undone', notaryId: account.id });
    const { done } = undoWords[link.change.kind];
    await notify(deps, account, notices.changeUndone(done));
    return ok({ message: `${done}, and every device was signed out. Choose a new password now.` });
  }
  return refuse('BUSY', { retryAfter: 1 });
}
