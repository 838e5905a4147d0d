import * as z from 'zod/mini';
import { entryRow } from '../schemas/entry-row.ts';
import { optional } from '../schemas/text.ts';
import { instant } from '../schemas/time.ts';
import { byId } from './entry-id.ts';
import { contractOf } from './schemas.ts';

export const submitEntry = contractOf('submit-entry', {
  params: byId,
  /** Nothing, or the time at which the notary tapped Submit. */
  body: z.optional(z.strictObject({ recorded_at: optional(instant) })),
  answers: {
    200: z.extend(entryRow, {
      /** Warnings about the commission; they did not prevent the submission. */
      warnings: z.array(z.string()),
      /** The hash of everything that was recorded, SHA-256 in hex. */
      entry_hash: z.string(),
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
      /** The last time that the whole journal was verified without a fault, and its entries then. */
      verified: z.nullable(z.object({ at: z.string(), entries: z.int() })),
    }),
  },
});
