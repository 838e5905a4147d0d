import type { ExpenseRepeats } from '#shared/schemas/business/expense.ts';

/** How often an expense repeats, in words. */
export const repeatsWords: Readonly<Record<ExpenseRepeats, string>> = {
  monthly: 'Every month',
  yearly: 'Every year',
};
