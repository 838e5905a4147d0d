import type { Account } from '#functions/store/account/account-store.ts';
import type { RecoveryCut } from '#functions/store/account/recovery-cut.ts';
import type { DestructionStore } from '#functions/store/entries/destruction-store.ts';
import { factorFate } from '#functions/store/security/recovered-account.ts';
import type { RecoveryStore } from '#functions/store/security/recovery-store.ts';
import type { Removed } from '#shared/rules/removed-by-recovery.ts';

export type RecoveryDeps = {
  recoveries: RecoveryStore;
  destructions: Pick<DestructionStore, 'cancelDestructions'>;
};

/**
 * Removes everything voided by an account recovery: passkeys, inspection links, the address for
 * calendars, exports, requested destructions, and known devices. Can be repeated after a crash. Returns how many it removed.
 */
async function removeVoid(
  { recoveries, destructions }: RecoveryDeps,
  { id }: Account,
  cut: RecoveryCut,
): Promise<Omit<Removed, 'secondFactor'>> {
  const [passkeys, inspections, exports, canceled] = await Promise.all([
    recoveries.removePasskeys(id, cut),
    recoveries.revokeInspections(id, cut),
    recoveries.removeExports(id, cut),
    destructions.cancelDestructions(id, cut.tokenVersion),
    recoveries.forgetDevices(id, cut),
    recoveries.endCalendar(id, cut),
  ]);
  await recoveries.finish(id, cut);
  return { passkeys, inspections, exports, destructions: canceled };
}

/**
 * Finishes the removals of an earlier recovery that was interrupted. Call this before the next recovery
 * begins.
 */
export async function finishEarlierRecovery(deps: RecoveryDeps, account: Account): Promise<void> {
  if (account.recovery) await removeVoid(deps, account, account.recovery);
}

/**
 * Removes everything voided by a recovery from `since`. `account` is the account before it. Returns the list
 * for the response.
 */
export async function finishRecovery(
  deps: RecoveryDeps,
  account: Account,
  { since, now }: { since: string; now: Date },
): Promise<Removed> {
  const { tokenVersion } = account;
  const removed = await removeVoid(deps, account, { at: now.toISOString(), since, tokenVersion });
  return { ...removed, secondFactor: factorFate(account, since) === 'removed' };
}
