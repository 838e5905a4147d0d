import * as z from 'zod/mini';
import { limits } from '../data/limits.ts';
import { journalParameter } from './numbers.ts';
import { contractOf } from './schemas.ts';

/** An export of everything in an account: its progress, and how long its file can be downloaded. */
const dataExport = z.object({
  id: z.string(),
  status: z.enum(['preparing', 'ready', 'failed']),
  /** The export contains the entries that were submitted by this time. */
  requested_at: z.iso.datetime(),
  finished_at: z.nullable(z.iso.datetime()),
  entries_total: z.int(),
  entries_done: z.int(),
  size_bytes: z.nullable(z.int()),
  /** When the file is deleted; after that, a new export is needed. */
  expires_at: z.nullable(z.iso.datetime()),
  /** The hand-over for which it is the package of the journal; null for an export of the whole account. */
  matter_id: z.nullable(z.string()),
  /** The number of the journal in it, from 1. Missing while the account has only one journal. */
  journal: z.optional(z.int()),
});

export const startDataExport = contractOf('start-data-export', {
  query: z.object({
    /** A matter of the kind `hand_over`: prepares the package of its journal instead of the whole account. */
    matter_id: z.optional(z.string().check(z.maxLength(limits.entryIdLength))),
    journal: journalParameter,
  }),
  responses: { 201: z.object({ export: dataExport }) },
});

export const getDataExport = contractOf('get-data-export', {
  responses: { 200: z.object({ export: z.nullable(dataExport) }) },
});

export const downloadDataExport = contractOf('download-data-export', { responses: { 303: 'redirect' } });
