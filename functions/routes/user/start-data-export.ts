import { ulid } from 'ulid';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { startDataExport } from '#functions/services/data-export/start-data-export.ts';
import { dataExportStore } from '#functions/store/account/data-export-store.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { table } from '#functions/store/table/table.ts';
import { startDataExport as contract } from '#shared/contract/data-export.ts';

export const handler = routeHandler(contract, ({ caller }) =>
  startDataExport(
    {
      exports: dataExportStore(table()),
      journal: journalStore(table()),
      newId: () => ulid(),
      now: () => new Date(),
    },
    caller.account,
  ),
);
