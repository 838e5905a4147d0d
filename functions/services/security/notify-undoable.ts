import type { Account } from '#functions/store/account/account-store.ts';
import type { AttemptLimit } from '#functions/store/security/attempts-store.ts';
import type { SecondFactor } from '#functions/store/security/second-factor-store.ts';
import type { UndoableChange } from '#functions/store/security/undo-change-store.ts';
import { notices, tellEach, toldAddresses } from './notify.ts';
import type { UndoableNoticeDeps } from './security-deps.ts';

/**
 * Limits notices of one kind of change, so a mailbox can't be flooded. Each one ends every session, so more
 * wouldn't help.
 */
const noticeLimit: AttemptLimit = { attempts: 20, minutes: 60 };

/** Days that the link in a notice can undo the change. */
const undoDays = 7;

/** Words for the link's effect, before and after it is used. */
export const undoWords = {
  passkeyAdded: { does: 'removes the passkey', done: 'The passkey was removed' },
  secondFactorOn: { does: 'turns two-step sign-in off', done: 'Two-step sign-in was turned off' },
  secondFactorOff: {
    does: 'turns two-step sign-in on again, with the same authenticator app and recovery codes',
    done: 'Two-step sign-in is on again, with the same authenticator app and recovery codes as before',
  },
  inspectionCreated: { does: 'revokes the inspection link', done: 'The inspection link was revoked' },
  dataExportRequested: { does: 'revokes the file', done: 'The export was revoked' },
} as const satisfies Record<UndoableChange['kind'], { does: string; done: string }>;

/** Returns the change that turns a factor off at a time, with everything needed to turn it on again. */
export function factorOff({ secondFactor }: Account, factor: SecondFactor, now: Date): UndoableChange {
  const { id, secret, lastStep, recoveryCodes } = factor;
  const { onSince, codesSince } = secondFactor ?? {};
  return {
    kind: 'secondFactorOff',
    factor: { id, secret, lastStep, recoveryCodes: [...recoveryCodes], onSince, codesSince },
    offAt: now.toISOString(),
  };
}

/**
 * Emails a notice about a change with a link that undoes it within seven days, once; at most twenty of a kind
 * per hour. Each address gets its own link, which works only while the address belongs to the account. A
 * thief's link thus stops working once the owner undoes the change of address. The change has already
 * happened, so a failure is only reported.
 */
export async function notifyUndoable(
  deps: UndoableNoticeDeps,
  account: Account,
  change: UndoableChange,
): Promise<void> {
  const now = deps.now();
  const told = toldAddresses(account, now).map(({ email }) => ({ email, token: deps.newToken() }));
  if (told.length === 0) return;
  const { subject, what } = notices[change.kind];
  const expiresAt = Math.floor(now.getTime() / 1000) + undoDays * 24 * 3_600;
  try {
    const counted = `${account.id} ${change.kind}`;
    if ((await deps.noticeAttempts.reserve(counted, noticeLimit, now)).kind !== 'reserved') return;
    await deps.undos.create(told, { notaryId: account.id, change, expiresAt });
  } catch (error) {
    deps.reportMailFailure(error);
    return;
  }
  await tellEach(deps, told, ({ token }) => ({
    kind: 'notice',
    subject,
    paragraphs: [
      what,
      'If this was you, you don’t need to do anything.',
      `This was not me: if you did not do this, open this link within ${undoDays} days. It ${undoWords[change.kind].does} and signs out every device. Then choose a new password.`,
      { link: `${deps.siteUrl}/app?view=undo-change#token=${token}`, label: 'This was not me' },
    ],
  }));
}
