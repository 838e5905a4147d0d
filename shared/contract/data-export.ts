import * as z from 'zod/mini';
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
});

export const startDataExport = contractOf('start-data-export', {
  answers: { 201: z.object({ export: dataExport }) },
});

export const getDataExport = contractOf('get-data-export', {
  answers: { 200: z.object({ export: z.nullable(dataExport) }) },
});

export const downloadDataExport = contractOf('download-data-export', { answers: { 303: 'redirect' } });
