import { ulid } from 'ulid';
import { exportFiles } from '#functions/adapters/exports/export-files.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { exportImportCsv } from '#functions/services/imports/export-import-csv.ts';
import { importStore } from '#functions/store/imports/import-store.ts';
import { table } from '#functions/store/table/table.ts';
import { exportImportCsv as contract } from '#shared/contract/imports.ts';

export const handler = routeHandler(contract, ({ caller, params }) =>
  exportImportCsv(
    { annex: importStore(table()), exports: exportFiles(), newId: () => ulid() },
    { account: caller.account, importId: params.id },
  ),
);
