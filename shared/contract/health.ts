import * as z from 'zod/mini';
import { contractOf } from './schemas.ts';

export const getHealth = contractOf('get-health', {
  responses: {
    200: z.object({
      status: z.literal('ok'),
      /** The version of the product. */
      version: z.string(),
      /** SHA-256, in hex, of the code of all functions of the release. */
      bundle_digest: z.string(),
    }),
  },
});
