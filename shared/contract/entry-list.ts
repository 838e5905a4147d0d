import * as z from 'zod/mini';
import { limits } from '../data/limits.ts';
import { entryRow } from '../schemas/entry-row.ts';
import { entryFilterQuery, numberOrText } from './entry-filters.ts';
import { contractOf } from './schemas.ts';

const wholeNumber = (min: number, max: number) =>
  z.pipe(
    z.pipe(
      numberOrText,
      z.string().check(z.regex(/^\d{1,9}$/, { error: `must be a whole number from ${min}` })),
    ),
    z.pipe(
      z.transform(Number),
      z
        .int()
        .check(
          z.minimum(min, { error: `must be at least ${min}` }),
          z.maximum(max, { error: `must be at most ${max}` }),
        ),
    ),
  );

const page = {
  status: z.optional(z.enum(['draft', 'submitted'], { error: 'must be draft or submitted' })),
  page: z.optional(wholeNumber(1, 1_000_000)),
  page_size: z.optional(wholeNumber(1, limits.pageSizeMax)),
  /** The `as_of` of an earlier page; keeps pages stable while more entries are submitted. */
  as_of: z.optional(
    z.string().check(z.regex(/^\d{1,12}$/, { error: 'must be the as_of value from an earlier page' })),
  ),
  ...entryFilterQuery,
};

const answers = { 200: z.object({ items: z.array(entryRow), total: z.int(), as_of: z.string() }) };

export const listEntries = contractOf('list-entries', { query: z.object(page), answers });

/** The same as a list, with its parameters in the body. */
export const searchEntries = contractOf('search-entries', { body: z.strictObject(page), answers });
