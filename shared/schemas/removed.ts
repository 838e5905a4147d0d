import * as z from 'zod/mini';

/** What a recovery of the account removed, because it may be a thief's. */
export const removed = z.object({
  passkeys: z.int(),
  second_factor: z.boolean(),
  inspections: z.int(),
  exports: z.int(),
  destructions: z.int(),
});
