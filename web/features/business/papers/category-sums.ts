import { snakeKey } from '#shared/contract/wire.ts';
import type { ExpenseCategory } from '#shared/schemas/business/expense.ts';
import type { ApiOutput } from '#web/lib/api/api-types.ts';

/** Returns the sums of a summary by category. The client has turned their names into camelCase, as if they were fields. */
export function categorySums({
  expenses,
}: Pick<ApiOutput<'get-business-summary'>, 'expenses'>): Partial<Record<ExpenseCategory, string>> {
  return Object.fromEntries(Object.entries(expenses).map(([name, amount]) => [snakeKey(name), amount]));
}
