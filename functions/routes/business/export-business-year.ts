import { ulid } from 'ulid';
import { exportFiles } from '#functions/adapters/exports/export-files.ts';
import type { zipArchive } from '#functions/adapters/exports/zip-archive.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { exportYear } from '#functions/services/business/export-year.ts';
import { paperStore } from '#functions/store/business/paper-store.ts';
import { table } from '#functions/store/table/table.ts';
import { exportBusinessYear as contract } from '#shared/contract/business/year.ts';

/** Loaded late, because few years need a ZIP. */
const lateZip: typeof zipArchive = async function* lateZip(files, date) {
  const loaded = await import('#functions/adapters/exports/zip-archive.ts');
  yield* loaded.zipArchive(files, date);
};

export const handler = routeHandler(contract, ({ caller, query }) =>
  exportYear(
    {
      papers: paperStore(table()),
      exports: exportFiles(),
      zip: lateZip,
      newId: () => ulid(),
      now: () => new Date(),
    },
    { account: caller.account, query },
  ),
);
