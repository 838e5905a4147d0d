import { routeHandler } from '#functions/middleware/route-handler.ts';
import { addImportRows } from '#functions/services/imports/add-import-rows.ts';
import { importStore } from '#functions/store/imports/import-store.ts';
import { table } from '#functions/store/table/table.ts';
import { addImportRows as contract } from '#shared/contract/imports.ts';

export const handler = routeHandler(contract, ({ caller, params, body }) =>
  addImportRows(
    { annex: importStore(table()), now: () => new Date() },
    { account: caller.account, importId: params.id, batch: Number(params.batch), rows: body.rows },
  ),
);
