import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { isLive, type OpenImport } from '#functions/store/imports/import-item.ts';
import type { ImportStore } from '#functions/store/imports/import-store.ts';
import type { startImport as contract } from '#shared/contract/imports.ts';
import type { Input } from '#shared/contract/schemas.ts';
import { limits } from '#shared/data/limits.ts';
import { type ImportView, importView } from './import-view.ts';

type StartImportDeps = { annex: Pick<ImportStore, 'imports' | 'open'>; newId: () => string; now: () => Date };

const shown = (count: number) => count.toLocaleString('en-US');

/**
 * Starts an import. Its rows follow, and stay hidden until it is complete. It expires after a day. Returns
 * the existing one if an earlier attempt started it under the same ID. IMPORT_LIMIT for too many imports or
 * rows in total; two devices that start at the same moment may exceed that by one import.
 */
export async function startImport(
  { annex, newId, now }: StartImportDeps,
  {
    account,
    body: { fileName, rows },
  }: { account: Pick<Account, 'id'>; body: Input<typeof contract>['body'] },
): Promise<Outcome<ImportView>> {
  const at = now();
  const id = newId();
  const others = (await annex.imports(account.id)).filter((one) => isLive(one, at));
  const earlier = others.find((one) => one.id === id);
  if (earlier) return ok(importView(earlier));
  const room = limits.importedRows - others.reduce((sum, one) => sum + one.rows, 0);
  if (others.length >= limits.imports) return refuse('IMPORT_LIMIT');
  if (rows > room) {
    const detail = `There is room for ${shown(room)} more rows of the ${shown(limits.importedRows)} that can be imported. This file has ${shown(rows)}.`;
    return refuse('IMPORT_LIMIT', { detail });
  }
  const one: OpenImport = {
    ...{ id, status: 'open', fileName, rows, createdAt: at.toISOString() },
    expiresAt: Math.ceil(at.getTime() / 1000) + limits.importHours * 60 * 60,
  };
  await annex.open(account.id, one);
  return ok(importView(one));
}
