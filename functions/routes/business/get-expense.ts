import { routeHandler } from '#functions/middleware/route-handler.ts';
import { getExpense } from '#functions/services/business/expenses.ts';
import { paperStore } from '#functions/store/business/paper-store.ts';
import { table } from '#functions/store/table/table.ts';
import { getExpense as contract } from '#shared/contract/business/papers.ts';

export const handler = routeHandler(contract, ({ caller, params }) =>
  getExpense({ papers: paperStore(table()) }, { account: caller.account, id: params.id }),
);
