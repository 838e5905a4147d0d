import { BrokenSeal, type SealFault } from '#functions/broken-seal.ts';
import { EntryDestroyed } from '#functions/entry-destroyed.ts';
import { type Outcome, refuse } from '#functions/outcome.ts';
import type { JournalOwner } from '#functions/store/account/journals.ts';
import type { AddendumStore } from '#functions/store/entries/addendum-store.ts';
import type { SealStore } from '#functions/store/entries/seal-store.ts';

/** An entry that doesn't match its seal. */
export type Damage = { entryId: string; fault: SealFault };

export type IntegrityDeps = {
  seals: SealStore;
  addenda: Pick<AddendumStore, 'of' | 'between' | 'at'>;
  /** Raises the alarm about damaged entries, and marks them in lists. */
  reportDamage: (owner: JournalOwner, damages: readonly Damage[]) => Promise<void>;
};

/**
 * Reports an entry with a broken seal and returns the refusal. Also returns the refusal for a destroyed
 * entry. Rethrows any other error.
 */
export async function damaged(
  { reportDamage }: Pick<IntegrityDeps, 'reportDamage'>,
  account: JournalOwner,
  entryId: string,
  error: unknown,
): Promise<Outcome<never>> {
  if (error instanceof EntryDestroyed) return refuse('ENTRY_DESTROYED');
  if (!(error instanceof BrokenSeal)) throw error;
  await reportDamage(account, [{ entryId, fault: error.fault }]);
  return refuse('INTEGRITY');
}
