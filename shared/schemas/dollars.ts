import * as z from 'zod/mini';

/** Writes a number with commas: `99,999.99`. `toLocaleString` would read its tables at every cold start, for 10 ms. */
const grouped = (amount: number) => String(amount).replace(/\B(?=(\d{3})+(\.|$))/g, ',');

/** An amount in dollars, with at most two decimals. */
export const money = (max: number) =>
  z.number().check(
    z.minimum(0, { error: 'must be at least 0' }),
    z.maximum(max, { error: `must be at most ${grouped(max)}` }),
    z.refine((dollars) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6, {
      error: 'must have at most two decimals',
    }),
  );
