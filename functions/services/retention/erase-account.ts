import type { Payments } from '#functions/adapters/billing/payments.ts';
import type { ErasedFiles } from '#functions/adapters/files/erased-files.ts';
import type { Account, AccountStore } from '#functions/store/account/account-store.ts';
import type { Closure, ClosureStore } from '#functions/store/account/closure-store.ts';
import type { ErasureStore } from '#functions/store/account/erasure-store.ts';
import { journalsOf } from '#functions/store/account/journals.ts';

export type EraseAccountDeps = {
  accounts: Pick<AccountStore, 'get'>;
  closures: Pick<ClosureStore, 'mark'>;
  items: ErasureStore;
  files: Pick<ErasedFiles, 'removePicture' | 'removeOpen' | 'removeLocked'>;
  payments: Pick<Payments, 'forget'>;
};

/** Deletes the notary at the payment provider, and everything that only the account needs. */
async function leaveOnlyJournal(
  { items, files, payments }: EraseAccountDeps,
  account: Account,
  keeps: { keepsJournal: boolean },
): Promise<void> {
  if (account.billing?.customerId) await payments.forget(account.billing.customerId);
  if (account.profilePictureUrl) await files.removePicture(account.profilePictureUrl);
  await files.removeOpen(account.id);
  await items.removeShared(account, keeps);
  await items.removeNotary(account.id, keeps);
}

/**
 * Erases a closed account except its journal: sign-in and charges end, and everything that belongs to the
 * journal stays sealed. Each step removes whatever is left. The account, which the steps need, is reduced
 * last, so after a crash the next call does the rest. False, and nothing is erased, if the account was
 * reopened in the meantime.
 */
export async function keepOnlyJournal(deps: EraseAccountDeps, closure: Closure): Promise<boolean> {
  if (!(await deps.closures.mark(closure, 'keeping'))) return false;
  const account = await deps.accounts.get(closure.notaryId);
  if (account) {
    await leaveOnlyJournal(deps, account, { keepsJournal: true });
    await deps.items.reduceAccount(account);
  }
  return deps.closures.mark(closure, 'kept');
}

/**
 * Erases a closed account with its journals, their locked files, and the data key; the leaves of the public
 * log remain. Repeating is harmless, as above.
 */
export async function eraseAccount(deps: EraseAccountDeps, closure: Closure): Promise<boolean> {
  const { notaryId } = closure;
  // The erasure removes the very facts that justify it, so they aren't checked again from here on.
  if (!(await deps.closures.mark(closure, 'erasing'))) return false;
  const account = await deps.accounts.get(notaryId);
  if (account) await leaveOnlyJournal(deps, account, { keepsJournal: false });
  await deps.files.removeLocked(notaryId);
  for (const journalId of journalsOf(closure)) await deps.items.removeJournal(journalId);
  await deps.items.removeAccount(notaryId);
  return true;
}
