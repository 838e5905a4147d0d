import type { ExportFiles } from '#functions/adapters/exports/export-files.ts';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { ImportStore } from '#functions/store/imports/import-store.ts';
import { importColumns } from '#shared/imports/import-columns.ts';
import { csvCells, csvRecord, csvStart } from '#shared/rules/csv.ts';
import { safeFileName } from '#shared/rules/file-name.ts';
import { type DeliveredFile, deliverFile } from '../exports/deliver-file.ts';

export type ExportImportCsvDeps = {
  annex: Pick<ImportStore, 'get' | 'blocks'>;
  exports: Pick<ExportFiles, 'offerStream'>;
  newId: () => string;
};

/**
 * Returns the rows of a complete import as a CSV for spreadsheets (RFC 4180, UTF-8), in the order of the
 * imported file.
 */
export async function exportImportCsv(
  { annex, exports, newId }: ExportImportCsvDeps,
  { account, importId }: { account: Pick<Account, 'id'>; importId: string },
): Promise<Outcome<DeliveredFile>> {
  const found = await annex.get(account.id, importId);
  if (found?.status !== 'complete') return refuse('IMPORT_NOT_FOUND');
  async function* content(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(csvStart + csvRecord(importColumns.map(({ title }) => title)));
    for await (const { rows } of annex.blocks(account.id, importId)) {
      const records = rows.map((row) => csvRecord(csvCells(importColumns, row)));
      yield Buffer.from(records.join(''));
    }
  }
  const name = `imported-${safeFileName(found.fileName, 'csv')}`;
  const file = { id: `${newId()}.csv`, name, type: 'text/csv; charset=utf-8' };
  return ok(await deliverFile(exports, account.id, file, content()));
}
