import { type Outcome, ok } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { CompleteImport } from '#functions/store/imports/import-item.ts';
import type { ImportStore } from '#functions/store/imports/import-store.ts';
import { type ImportView, importView } from './import-view.ts';

/** Returns a notary's complete imports, latest first. */
export async function completeImports(
  annex: Pick<ImportStore, 'imports'>,
  notaryId: string,
): Promise<CompleteImport[]> {
  const all = await annex.imports(notaryId);
  return all.filter((one): one is CompleteImport => one.status === 'complete');
}

/** Returns the notary's complete imports, latest first. Imports in progress aren't listed. */
export async function listImports(
  { annex }: { annex: Pick<ImportStore, 'imports'> },
  { account }: { account: Pick<Account, 'id'> },
): Promise<Outcome<{ items: ImportView[] }>> {
  return ok({ items: (await completeImports(annex, account.id)).map(importView) });
}
