import { routeHandler } from '#functions/middleware/route-handler.ts';
import { searchAnnex } from '#functions/services/imports/search-annex.ts';
import { importStore } from '#functions/store/imports/import-store.ts';
import { table } from '#functions/store/table/table.ts';
import { searchAnnex as contract } from '#shared/contract/imports.ts';

export const handler = routeHandler(contract, ({ caller, body }) =>
  searchAnnex({ annex: importStore(table()) }, { account: caller.account, query: body }),
);
