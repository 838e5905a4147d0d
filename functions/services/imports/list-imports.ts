import { type Outcome, ok } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { CompleteImport } from '#functions/store/imports/import-item.ts';
import type { ImportStore } from '#functions/store/imports/import-store.ts';
import { type ImportView, importView } from './import-view.ts';

/** Returns the imports of a notary that are complete, latest first. */
export async function completeImports(
  annex: Pick<ImportStore, 'imports'>,
  notaryId: string,
): Promise<CompleteImport[]> {
  const all = await annex.imports(notaryId);
  return all.filter((one): one is CompleteImport => one.status === 'complete');
}

/** Answers the notary's complete imports, latest first. Those in progress are nobody's business yet. */
export async function listImports(
  { annex }: { annex: Pick<ImportStore, 'imports'> },
  { account }: { account: Pick<Account, 'id'> },
): Promise<Outcome<{ items: ImportView[] }>> {
  return ok({ items: (await completeImports(annex, account.id)).map(importView) });
}
