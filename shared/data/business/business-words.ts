import type { ExpenseCategory } from '../../schemas/business/expense.ts';
import type { lineKinds } from '../../schemas/business/order.ts';

/** The kinds of an order's lines in words. */
export const lineKindWords: Record<(typeof lineKinds)[number], string> = {
  notarial: 'Notarial fee',
  travel: 'Travel',
  printing: 'Printing',
  scanbacks: 'Scanbacks',
  other: 'Other',
};

/** Where each kind of expense goes, in the words of Schedule C (Form 1040), Part II and Part V. */
export const expenseLines: Record<ExpenseCategory, string> = {
  advertising: 'Advertising',
  car: 'Car and truck expenses',
  insurance: 'Insurance (other than health)',
  office: 'Office expense',
  supplies: 'Supplies',
  taxes_licenses: 'Taxes and licenses',
  travel: 'Travel',
  education: 'Other expenses: education',
  other: 'Other expenses',
};
