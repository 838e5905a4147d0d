import { ulid } from 'ulid';
import { exportFiles } from '#functions/adapters/exports/export-files.ts';
import { zipArchive } from '#functions/adapters/exports/zip-archive.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { exportYear } from '#functions/services/business/export-year.ts';
import { paperStore } from '#functions/store/business/paper-store.ts';
import { table } from '#functions/store/table/table.ts';
import { exportBusinessYear as contract } from '#shared/contract/business/year.ts';

export const handler = routeHandler(contract, ({ caller, query }) =>
  exportYear(
    {
      papers: paperStore(table()),
      exports: exportFiles(),
      zip: zipArchive,
      newId: () => ulid(),
      now: () => new Date(),
    },
    { account: caller.account, query },
  ),
);
