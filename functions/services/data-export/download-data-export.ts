import type { exportLink } from '#functions/adapters/data-export/export-link.ts';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { DataExportStore } from '#functions/store/account/data-export-store.ts';
import { hasFile, isRunning } from './data-export-view.ts';

export type DownloadDataExportDeps = {
  exports: Pick<DataExportStore, 'get'>;
  link: typeof exportLink;
  now: () => Date;
};

/**
 * Returns a short-lived URL for the notary's latest export. Fails if the export is missing, unfinished, or
 * expired.
 */
export async function downloadDataExport(
  deps: DownloadDataExportDeps,
  notaryId: string,
): Promise<Outcome<{ redirectTo: string }>> {
  const latest = await deps.exports.get(notaryId);
  const now = deps.now();
  if (latest && isRunning(latest, now)) return refuse('DATA_EXPORT_NOT_READY');
  if (!latest || !hasFile(latest, now)) return refuse('DATA_EXPORT_NOT_FOUND');
  const name = `notary-journal-${latest.requestedAt.slice(0, 10)}.zip`;
  return ok({ redirectTo: await deps.link(notaryId, latest.id, name) });
}
