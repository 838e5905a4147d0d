import * as z from 'zod/mini';
import type { Camel } from '../../contract/wire.ts';
import { optional } from '../text.ts';
import { amount, businessDay, givenLine, reference } from './parts.ts';

/** Expenses by the lines of Schedule C (Form 1040). */
export const expenseCategories = [
  'advertising',
  'car',
  'insurance',
  'office',
  'supplies',
  'taxes_licenses',
  'travel',
  'education',
  'other',
] as const;

export const expenseRepeats = ['monthly', 'yearly'] as const;

export const expenseBody = z.strictObject({
  date: businessDay,
  category: z.enum(expenseCategories, { error: `must be one of ${expenseCategories.join(', ')}` }),
  amount,
  description: givenLine,
  order_id: optional(reference),
  /** An upload with the purpose `receipt`. */
  upload_id: optional(reference),
  /** How often the expense is due again. Only the notary adds it. */
  repeats: optional(z.enum(expenseRepeats, { error: `must be one of ${expenseRepeats.join(', ')}` })),
  /** The expense that was due again. The new one repeats in its place. */
  repeated_expense_id: optional(reference),
});

export const expense = z.object({
  id: z.string(),
  date: z.string(),
  category: z.enum(expenseCategories),
  amount: z.string(),
  description: z.string(),
  order_id: z.nullable(z.string()),
  upload_id: z.nullable(z.string()),
  repeats: z._default(z.nullable(z.enum(expenseRepeats)), null),
  /** The local day on which it is due again. */
  next_due: z._default(z.nullable(z.string()), null),
});

export type ExpenseCategory = (typeof expenseCategories)[number];
export type ExpenseRepeats = (typeof expenseRepeats)[number];
export type ExpenseBody = Camel<z.output<typeof expenseBody>>;
export type Expense = Camel<z.output<typeof expense>>;
