import { routeHandler } from '#functions/middleware/route-handler.ts';
import { removeImport } from '#functions/services/imports/remove-import.ts';
import { importStore } from '#functions/store/imports/import-store.ts';
import { table } from '#functions/store/table/table.ts';
import { removeImport as contract } from '#shared/contract/imports.ts';

export const handler = routeHandler(contract, ({ caller, params }) =>
  removeImport(
    { annex: importStore(table()), now: () => new Date() },
    { account: caller.account, importId: params.id },
  ),
);
