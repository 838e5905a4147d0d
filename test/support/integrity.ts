import type { Damage, IntegrityDeps } from '#functions/services/entries/damaged.ts';
import { addendumStore } from '#functions/store/entries/addendum-store.ts';
import { sealStore } from '#functions/store/entries/seal-store.ts';
import type { Table } from '#functions/store/table/table.ts';

/** Returns the dependencies that verify entries, and what they report. */
export function watchedIntegrity(table: Table) {
  const damages: Damage[] = [];
  const cleared: string[] = [];
  const deps: IntegrityDeps & { clearDamage: (account: unknown, entryId: string) => Promise<void> } = {
    seals: sealStore(table),
    addenda: addendumStore(table),
    reportDamage: async (_, found) => void damages.push(...found),
    clearDamage: async (_, entryId) => void cleared.push(entryId),
  };
  return { deps, damages, cleared };
}
