import * as z from 'zod/mini';
import { limits } from '../data/limits.ts';
import { entryRow } from '../schemas/entry-row.ts';
import { entryFilterQuery } from './entry-filters.ts';
import { byId } from './entry-id.ts';
import { contractOf } from './schemas.ts';

const wholeNumber = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, { error: `must be a whole number from ${min}` })),
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

export const listEntries = contractOf('list-entries', {
  query: z.object({
    status: z.optional(z.enum(['draft', 'submitted'], { error: 'must be draft or submitted' })),
    page: z.optional(wholeNumber(1, 1_000_000)),
    page_size: z.optional(wholeNumber(1, limits.pageSizeMax)),
    /** The `as_of` of an earlier page; keeps pages stable while more entries are submitted. */
    as_of: z.optional(
      z.string().check(z.regex(/^\d{1,12}$/, { error: 'must be the as_of of an earlier page' })),
    ),
    ...entryFilterQuery,
  }),
  answers: { 200: z.object({ items: z.array(entryRow), total: z.int(), as_of: z.string() }) },
});

export const submitEntry = contractOf('submit-entry', {
  params: byId,
  answers: {
    200: z.extend(entryRow, {
      /** Warnings about the commission; they did not prevent the submission. */
      warnings: z.array(z.string()),
    }),
  },
});

export const deleteDraft = contractOf('delete-draft', { params: byId, answers: { 204: 'empty' } });

export const exportEntryPdf = contractOf('export-entry-pdf', {
  params: byId,
  query: z.object({ timezone: z.optional(z.string().check(z.maxLength(64))) }),
  answers: { 200: 'pdf', 303: 'redirect' },
});

const total = z.object({
  value: z.number(),
  previous: z.number(),
  percent_change: z.number(),
});

export const getDashboard = contractOf('get-dashboard', {
  answers: {
    200: z.object({
      submitted_count: z.int(),
      drafts_count: z.int(),
      month: z.string(),
      month_entries: total,
      month_revenue: total,
      recent: z.array(entryRow),
    }),
  },
});
