import type { ImportStore } from '#functions/store/imports/import-store.ts';
import { removedImport } from '#functions/store/imports/removed-import.ts';

/** Counts of purged items. Undefined for a record of anything else, or of an import that exists. */
type Purged = { notaryId: string; importId: string; blocks: number };

/**
 * Removes the rows of an import that left the table: canceled, undone, or expired. Nothing adds rows to it anymore, because
 * each addition requires the import. Can be repeated.
 */
export async function purgeRemovedImport(
  { annex }: { annex: Pick<ImportStore, 'get' | 'removeBlocks'> },
  record: unknown,
): Promise<Purged | undefined> {
  const removed = removedImport(record);
  // The table decides: a message may be late, and no ID returns.
  if (!removed || (await annex.get(removed.notaryId, removed.importId))) return undefined;
  return { ...removed, blocks: await annex.removeBlocks(removed.notaryId, removed.importId) };
}
