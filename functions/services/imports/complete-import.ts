import { createHash } from 'node:crypto';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { type BlockSpan, isLive } from '#functions/store/imports/import-item.ts';
import type { ImportStore } from '#functions/store/imports/import-store.ts';
import { importLine } from '#shared/imports/imported-row.ts';
import { type ImportView, importView } from './import-view.ts';

type CompleteImportDeps = {
  annex: Pick<ImportStore, 'get' | 'blocks' | 'complete'>;
  now: () => Date;
};

/** Returns the digest of an import's rows and a summary of its blocks. Undefined if a row is missing. */
async function arrived(
  annex: Pick<ImportStore, 'blocks'>,
  notaryId: string,
  { id, rows: announced }: { id: string; rows: number },
): Promise<{ digest: string; spans: BlockSpan[] } | undefined> {
  const hash = createHash('sha256');
  const spans: BlockSpan[] = [];
  for await (const { number, rows } of annex.blocks(notaryId, id)) {
    if (number !== spans.length) return undefined;
    for (const row of rows) hash.update(importLine(row));
    const dates = rows.map(({ date }) => date).toSorted();
    spans.push({ rows: rows.length, first: dates[0] ?? '', last: dates.at(-1) ?? '' });
  }
  const total = spans.reduce((sum, { rows }) => sum + rows, 0);
  return total === announced ? { digest: hash.digest('hex'), spans } : undefined;
}

/**
 * Completes an import once all announced rows have arrived, and records the digest of its rows, which are
 * visible from then on. A repeated call succeeds. IMPORT_INCOMPLETE while rows are missing; IMPORT_KNOWN if
 * the notary imported the same rows before.
 */
export async function completeImport(
  { annex, now }: CompleteImportDeps,
  { account, importId }: { account: Pick<Account, 'id'>; importId: string },
): Promise<Outcome<ImportView>> {
  const at = now();
  const found = await annex.get(account.id, importId);
  if (!found || !isLive(found, at)) return refuse('IMPORT_NOT_FOUND');
  if (found.status === 'complete') return ok(importView(found));
  const facts = await arrived(annex, account.id, found);
  if (!facts) return refuse('IMPORT_INCOMPLETE');
  const outcome = await annex.complete(account.id, importId, { ...facts, completedAt: at.toISOString() });
  if (outcome === 'known') return refuse('IMPORT_KNOWN');
  // Another call may have been faster.
  const stored = await annex.get(account.id, importId);
  return stored?.status === 'complete' ? ok(importView(stored)) : refuse('IMPORT_NOT_FOUND');
}
