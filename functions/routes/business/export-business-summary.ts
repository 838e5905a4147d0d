import { routeHandler } from '#functions/middleware/route-handler.ts';
import { exportSummary } from '#functions/services/business/export-summary.ts';
import { totalsStore } from '#functions/store/business/totals-store.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { table } from '#functions/store/table/table.ts';
import { printDeps } from '#functions/wiring/business-papers.ts';
import { exportBusinessSummary as contract } from '#shared/contract/business/year.ts';

export const handler = routeHandler(contract, ({ caller, query }) =>
  exportSummary(
    { ...printDeps(), totals: totalsStore(table()), journal: journalStore(table()) },
    { account: caller.account, query },
  ),
);
