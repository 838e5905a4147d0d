import * as z from 'zod/mini';

/** A commission in a profile. */
export const commission = z.object({
  commission_number: z.string(),
  state: z.string(),
  /** YYYY-MM-DD, the last valid day. */
  expiration_date: z.string(),
  is_primary: z.boolean(),
});

/** The commission that an entry was made under, as of the submission. */
export const entryCommission = z.object({
  commission_number: z.string(),
  state: z.string(),
  expiration_date: z.string(),
});
