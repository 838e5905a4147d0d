import * as z from 'zod/mini';

/** A commission as every profile carries it. */
export const commission = z.object({
  commission_number: z.string(),
  state: z.string(),
  /** YYYY-MM-DD, the last day it holds. */
  expiration_date: z.string(),
  is_primary: z.boolean(),
});

/** The commission that an entry was made under, as it was at the submission. */
export const entryCommission = z.object({
  commission_number: z.string(),
  state: z.string(),
  expiration_date: z.string(),
});
