import type { ImportStore } from '#functions/store/imports/import-store.ts';
import { removedImport } from '#functions/store/imports/removed-import.ts';

/** Counts of purged items. Undefined for other records, and for an import that still exists. */
type Purged = { notaryId: string; importId: string; blocks: number };

/**
 * Removes the rows of an import that left the table: canceled, undone, or expired. Adding rows requires the
 * import, so no more can arrive. Repeating is harmless.
 */
export async function purgeRemovedImport(
  { annex }: { annex: Pick<ImportStore, 'get' | 'removeBlocks'> },
  record: unknown,
): Promise<Purged | undefined> {
  const removed = removedImport(record);
  // The table is authoritative: a message may be late, and IDs are never reused.
  if (!removed || (await annex.get(removed.notaryId, removed.importId))) return undefined;
  return { ...removed, blocks: await annex.removeBlocks(removed.notaryId, removed.importId) };
}
