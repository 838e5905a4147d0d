import * as z from 'zod/mini';
import { contractOf } from '../schemas.ts';

const year = z.string().check(z.regex(/^20\d\d$/, { error: 'must be a year from 2000 to 2099' }));

/** `done` counts orders on their day; `paid` counts payments on theirs. */
const basis = z._default(z.enum(['done', 'paid'], { error: 'must be done or paid' }), 'done');

export const getBusinessSummary = contractOf('get-business-summary', {
  query: z.object({ year, basis }),
  responses: {
    200: z.object({
      /** Bear no self-employment tax. */
      notarial_fees: z.string(),
      other_income: z.string(),
      unpaid: z.string(),
      miles: z.number(),
      mileage_deduction: z.string(),
      expenses: z.record(z.string(), z.string()),
      by_payer: z.array(z.object({ client: z.string(), paid: z.string() })),
      months: z.array(
        z.object({
          /** YYYY-MM. */
          month: z.string(),
          notarial_fees: z.string(),
          other_income: z.string(),
          expenses: z.string(),
          miles: z.number(),
        }),
      ),
    }),
  },
});

export const exportBusinessSummary = contractOf('export-business-summary', {
  query: z.object({ year, basis }),
  responses: { 200: 'pdf', 303: 'redirect' },
});

export const exportBusinessYear = contractOf('export-business-year', {
  query: z.object({
    year,
    format: z.enum(['csv', 'quickbooks', 'xero'], { error: 'must be csv, quickbooks, or xero' }),
  }),
  responses: { 200: 'csv', 303: 'redirect' },
});
