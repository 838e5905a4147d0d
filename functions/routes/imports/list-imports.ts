import { routeHandler } from '#functions/middleware/route-handler.ts';
import { listImports } from '#functions/services/imports/list-imports.ts';
import { importStore } from '#functions/store/imports/import-store.ts';
import { table } from '#functions/store/table/table.ts';
import { listImports as contract } from '#shared/contract/imports.ts';

export const handler = routeHandler(contract, ({ caller }) =>
  listImports({ annex: importStore(table()) }, { account: caller.account }),
);
