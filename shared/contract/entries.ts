import * as z from 'zod/mini';
import { limits } from '../data/limits.ts';
import { entryRow } from '../schemas/entry-row.ts';
import { optional } from '../schemas/text.ts';
import { instant } from '../schemas/time.ts';
import { byId } from './entry-id.ts';
import { contractOf } from './schemas.ts';

const submittedEntry = z.extend(entryRow, {
  /** Warnings about the commission; they did not prevent the submission. */
  warnings: z.array(z.string()),
  /** The hash of everything that was recorded, SHA-256 in hex. */
  entry_hash: z.string(),
});

export const submitEntry = contractOf('submit-entry', {
  params: byId,
  /** Nothing, or the time at which the notary tapped Submit, for a draft that names no time. */
  body: z.optional(z.strictObject({ recorded_at: optional(instant) })),
  responses: { 200: submittedEntry },
});

export const submitEntries = contractOf('submit-entries', {
  body: z.strictObject({
    /** The drafts, in the order of their numbers. */
    entry_ids: z.array(z.string().check(z.maxLength(limits.entryIdLength))).check(
      z.minLength(1, { error: 'must name at least one entry' }),
      z.maxLength(limits.entriesPerVisit, {
        error: `may name at most ${limits.entriesPerVisit} entries`,
      }),
      z.refine((ids) => new Set(ids).size === ids.length, { error: 'must name each entry once' }),
    ),
    /** The time at which the notary tapped Seal, for the entries that name no time of their own. */
    recorded_at: optional(instant),
  }),
  responses: { 200: z.object({ entries: z.array(submittedEntry) }) },
});

export const deleteDraft = contractOf('delete-draft', { params: byId, responses: { 204: 'empty' } });

export const exportEntryPdf = contractOf('export-entry-pdf', {
  params: byId,
  query: z.object({ timezone: z.optional(z.string().check(z.maxLength(64))) }),
  responses: { 200: 'pdf', 303: 'redirect' },
});

const total = z.object({
  value: z.number(),
  previous: z.number(),
  percent_change: z.number(),
});

export const getDashboard = contractOf('get-dashboard', {
  responses: {
    200: z.object({
      submitted_count: z.int(),
      drafts_count: z.int(),
      month: z.string(),
      month_entries: total,
      month_revenue: total,
      recent: z.array(entryRow),
      /** The last time that the whole journal was verified without a fault, and its entries then. */
      verified: z.nullable(z.object({ at: z.string(), entries: z.int() })),
    }),
  },
});
