import { routeHandler } from '#functions/middleware/route-handler.ts';
import { startImport } from '#functions/services/imports/start-import.ts';
import { importStore } from '#functions/store/imports/import-store.ts';
import { table } from '#functions/store/table/table.ts';
import { startImport as contract } from '#shared/contract/imports.ts';

export const handler = routeHandler(contract, ({ caller, body, newId }) =>
  startImport(
    { annex: importStore(table()), newId, now: () => new Date() },
    { account: caller.account, body },
  ),
);
