import { routeHandler } from '#functions/middleware/route-handler.ts';
import { updateExpense } from '#functions/services/business/expenses.ts';
import { expenseDeps } from '#functions/wiring/expenses.ts';
import { updateExpense as contract } from '#shared/contract/business/papers.ts';

export const handler = routeHandler(contract, ({ caller, params, body }) =>
  updateExpense(expenseDeps(), { account: caller.account, body, id: params.id }),
);
