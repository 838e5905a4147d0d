import { routeHandler } from '#functions/middleware/route-handler.ts';
import { searchAnnex } from '#functions/services/imports/search-annex.ts';
import { annexStore } from '#functions/store/imports/import-store.ts';
import { table } from '#functions/store/table/table.ts';
import { searchAnnex as contract } from '#shared/contract/imports.ts';

export const handler = routeHandler(contract, ({ caller, body }) =>
  searchAnnex({ annex: annexStore(table()) }, { account: caller.account, query: body }),
);
