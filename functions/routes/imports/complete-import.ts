import { routeHandler } from '#functions/middleware/route-handler.ts';
import { completeImport } from '#functions/services/imports/complete-import.ts';
import { importStore } from '#functions/store/imports/import-store.ts';
import { table } from '#functions/store/table/table.ts';
import { completeImport as contract } from '#shared/contract/imports.ts';

export const handler = routeHandler(contract, ({ caller, params }) =>
  completeImport(
    { annex: importStore(table()), now: () => new Date() },
    { account: caller.account, importId: params.id },
  ),
);
