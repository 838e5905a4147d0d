import * as z from 'zod/mini';
import { contractOf } from './schemas.ts';

const before = z.optional(
  z.string().check(z.regex(/^[0-9A-Z]{26}$/, { error: 'must be the `next` value from an earlier page' })),
);

export const listAccess = contractOf('list-access', {
  query: z.object({ before }),
  responses: {
    /** The record of the last two years, latest first, a hundred to a page. `next` is null on the last page. */
    200: z.object({
      items: z.array(
        z.object({
          id: z.string(),
          kind: z.string(),
          label: z.string(),
          at: z.iso.datetime(),
          /** Families of browser and system, such as `Chrome on Windows`. */
          device: z.string(),
        }),
      ),
      next: z.nullable(z.string()),
    }),
  },
});

export const exportAccess = contractOf('export-access', { responses: { 200: 'csv' } });
