import * as z from 'zod/mini';

const count = z.int().check(z.nonnegative());

/** The things that a recovery of the account removed, because they may be a thief's. */
export const removed = z.object({
  passkeys: count,
  second_factor: z.boolean(),
  inspections: count,
  exports: count,
  destructions: count,
});
