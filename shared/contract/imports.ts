import * as z from 'zod/mini';
import { limits } from '../data/limits.ts';
import { importedRow } from '../imports/imported-row.ts';
import { line } from '../schemas/text.ts';
import { entryFilterQuery } from './entry-filters.ts';
import { byId } from './entry-id.ts';
import { contractOf } from './schemas.ts';

/** A place among the rows of all imports; `position` counts the rows of the import from 0. */
const place = z.strictObject({
  import_id: z.string().check(z.maxLength(limits.entryIdLength)),
  position: z.int().check(z.minimum(0)),
});

const importResponse = z.object({
  id: z.string(),
  /** The name of the file that the rows came from. */
  file_name: z.string(),
  /** Only complete imports are listed, searched, and exported. */
  status: z.enum(['open', 'complete']),
  rows: z.int(),
  created_at: z.iso.datetime(),
  /** The four facts of a complete import. */
  completed_at: z.nullable(z.iso.datetime()),
  first_date: z.nullable(z.iso.date()),
  last_date: z.nullable(z.iso.date()),
  /** SHA-256 of the rows, in hex (docs/adr/0065-imported-entries.md). */
  digest: z.nullable(z.string()),
  /** Until when the import can be undone. */
  undo_until: z.nullable(z.iso.datetime()),
});

export const listImports = contractOf('list-imports', {
  responses: { 200: z.object({ items: z.array(importResponse) }) },
});

export const startImport = contractOf('start-import', {
  body: z.strictObject({
    file_name: line(limits.fileNameLength).check(z.minLength(1, { error: 'is required' })),
    /** The rows that will be sent. */
    rows: z.int().check(z.minimum(1), z.maximum(limits.importRows)),
  }),
  responses: { 201: importResponse },
});

export const addImportRows = contractOf('add-import-rows', {
  /** `batch` counts from 0. A batch that is sent again must be the same. */
  params: z.object({
    id: z.string(),
    batch: z.string().check(z.regex(/^\d{1,3}$/, { error: 'must be the number of a batch' })),
  }),
  body: z.strictObject({
    rows: z.array(importedRow).check(z.minLength(1), z.maxLength(limits.importBatchRows)),
  }),
  responses: { 204: 'empty' },
});

export const completeImport = contractOf('complete-import', {
  params: byId,
  responses: { 200: importResponse },
});

export const removeImport = contractOf('remove-import', { params: byId, responses: { 204: 'empty' } });

export const exportImportCsv = contractOf('export-import-csv', {
  params: byId,
  responses: { 200: 'csv', 303: 'redirect' },
});

const { search, date_from, date_to } = entryFilterQuery;

/** Names are in the body, so that no access log has them. */
export const searchAnnex = contractOf('search-annex', {
  body: z.strictObject({
    /** All imports by default. */
    import_id: z.optional(z.string().check(z.maxLength(limits.entryIdLength))),
    search,
    date_from,
    date_to,
    /** Where the page begins: `next` of the page before. */
    from: z.optional(place),
  }),
  responses: {
    /** By import, latest first, then in the order of the file. A page may have few rows or none and still have a `next`. */
    200: z.object({
      items: z.array(z.object({ import_id: z.string(), position: z.int(), row: importedRow })),
      next: z.nullable(place),
    }),
  },
});
