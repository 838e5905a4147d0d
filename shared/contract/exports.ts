import * as z from 'zod/mini';
import { limits } from '../data/limits.ts';
import { entryFilterQuery } from './entry-filters.ts';
import { journalParameter } from './numbers.ts';
import { contractOf } from './schemas.ts';

const timezone = z.optional(z.string().check(z.maxLength(64)));

export const exportEntries = contractOf('export-entries', {
  /** The timezone of the time of printing; the notary's own by default. */
  query: z.object({ timezone }),
  body: z.strictObject({
    entry_ids: z
      .array(z.string().check(z.maxLength(limits.entryIdLength)))
      .check(z.maxLength(limits.batchExport, { error: `may name at most ${limits.batchExport} entries` })),
  }),
  responses: { 303: 'redirect' },
});

/** A day, or nothing: an empty value counts as missing. */
const optionalDay = entryFilterQuery.date_from;

export const exportJournalCertificate = contractOf('export-journal-certificate', {
  /** First and last day of the period in the notary's timezone, by when entries were sealed. All by default. */
  query: z.object({ from: optionalDay, to: optionalDay, journal: journalParameter }),
  responses: { 200: 'pdf' },
});

/** The submitted entries in a report, selected like those of a list. */
const reportQuery = z.object({ ...entryFilterQuery, journal: journalParameter });

export const exportJournalCsv = contractOf('export-journal-csv', {
  query: reportQuery,
  responses: { 200: 'csv', 303: 'redirect' },
});

export const exportJournalPdf = contractOf('export-journal-pdf', {
  query: reportQuery,
  responses: { 200: 'pdf', 303: 'redirect' },
});
