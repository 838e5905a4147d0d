import { routeHandler } from '#functions/middleware/route-handler.ts';
import { getDataExport } from '#functions/services/data-export/get-data-export.ts';
import { dataExportStore } from '#functions/store/account/data-export-store.ts';
import { table } from '#functions/store/table/table.ts';
import { getDataExport as contract } from '#shared/contract/data-export.ts';

export const handler = routeHandler(contract, ({ caller }) =>
  getDataExport({ exports: dataExportStore(table()), now: () => new Date() }, caller.account),
);
