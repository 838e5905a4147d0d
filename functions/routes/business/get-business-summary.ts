import { routeHandler } from '#functions/middleware/route-handler.ts';
import { getSummary } from '#functions/services/business/get-summary.ts';
import { totalsStore } from '#functions/store/business/totals-store.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { table } from '#functions/store/table/table.ts';
import { getBusinessSummary as contract } from '#shared/contract/business/year.ts';

export const handler = routeHandler(contract, ({ caller, query }) =>
  getSummary(
    { totals: totalsStore(table()), journal: journalStore(table()) },
    { account: caller.account, query },
  ),
);
