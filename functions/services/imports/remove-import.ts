import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { ImportStore } from '#functions/store/imports/import-store.ts';
import { undoUntil } from './import-view.ts';

type RemoveImportDeps = { annex: Pick<ImportStore, 'get' | 'reopen' | 'remove'>; now: () => Date };

/**
 * Cancels an import in progress, or undoes a complete one within 30 days. It disappears immediately, and its
 * rows are removed through the queue. IMPORT_KEPT after that time.
 */
export async function removeImport(
  { annex, now }: RemoveImportDeps,
  { account, importId }: { account: Pick<Account, 'id'>; importId: string },
): Promise<Outcome<undefined>> {
  const at = now();
  const found = await annex.get(account.id, importId);
  if (found?.status === 'complete') {
    if (at > undoUntil(found.completedAt)) return refuse('IMPORT_KEPT');
    await annex.reopen(account.id, found, at);
  }
  const removed = found !== undefined && (await annex.remove(account.id, importId));
  return removed ? ok(undefined) : refuse('IMPORT_NOT_FOUND');
}
