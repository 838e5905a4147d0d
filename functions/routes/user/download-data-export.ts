import { exportLink } from '#functions/adapters/data-export/export-link.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { downloadDataExport } from '#functions/services/data-export/download-data-export.ts';
import { dataExportStore } from '#functions/store/account/data-export-store.ts';
import { table } from '#functions/store/table/table.ts';
import { downloadDataExport as contract } from '#shared/contract/data-export.ts';

export const handler = routeHandler(contract, ({ caller }) =>
  downloadDataExport(
    { exports: dataExportStore(table()), link: exportLink, now: () => new Date() },
    caller.account.id,
  ),
);
