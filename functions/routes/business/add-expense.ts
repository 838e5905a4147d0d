import { routeHandler } from '#functions/middleware/route-handler.ts';
import { addExpense } from '#functions/services/business/expenses.ts';
import { expenseDeps } from '#functions/wiring/expenses.ts';
import { addExpense as contract } from '#shared/contract/business/papers.ts';

export const handler = routeHandler(contract, ({ caller, body, newId }) =>
  addExpense(expenseDeps(), { account: caller.account, body, id: newId() }),
);
