import * as z from 'zod/mini';
import { limits } from '../data/limits.ts';
import { entryRow } from '../schemas/entry-row.ts';
import { entryFilterQuery } from './entry-filters.ts';
import { journalParameter, wholeNumber } from './numbers.ts';
import { contractOf } from './schemas.ts';

const page = {
  status: z.optional(z.enum(['draft', 'submitted'], { error: 'must be draft or submitted' })),
  page: z.optional(wholeNumber(1, 1_000_000)),
  page_size: z.optional(wholeNumber(1, limits.pageSizeMax)),
  /** The number of one of the account's journals, from 1. All journals by default. */
  journal: journalParameter,
  /** The `as_of` of an earlier page; keeps pages stable while more entries are submitted. */
  as_of: z.optional(
    z.string().check(z.regex(/^\d{1,12}$/, { error: 'must be the as_of value from an earlier page' })),
  ),
  ...entryFilterQuery,
};

const responses = { 200: z.object({ items: z.array(entryRow), total: z.int(), as_of: z.string() }) };

export const listEntries = contractOf('list-entries', { query: z.object(page), responses });

/** The same as a list, with its parameters in the body. */
export const searchEntries = contractOf('search-entries', { body: z.strictObject(page), responses });
