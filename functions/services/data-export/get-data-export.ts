import { type Outcome, ok } from '#functions/outcome.ts';
import type { DataExportStore } from '#functions/store/account/data-export-store.ts';
import type { JournalOwner } from '#functions/store/account/journals.ts';
import type { getDataExport as contract } from '#shared/contract/data-export.ts';
import type { Output } from '#shared/contract/schemas.ts';
import { dataExportView } from './data-export-view.ts';

/** Returns the progress of the notary's latest export, or null. */
export async function getDataExport(
  deps: { exports: Pick<DataExportStore, 'get'>; now: () => Date },
  account: JournalOwner,
): Promise<Outcome<Output<typeof contract>>> {
  const latest = await deps.exports.get(account.id);
  return ok({ export: latest ? dataExportView(account, latest, deps.now()) : null });
}
