import { type RouteRows, route } from './function-row.ts';

/** Routes for exports: PDFs, spreadsheets, and everything in an account. */
export const exportFunctions = {
  'export-entry-pdf': route({
    entry: 'functions/routes/entries/export-entry-pdf.ts',
    table: ['GetItem'],
    sealedFiles: 'read',
    exports: 'whole',
    tokenKey: true,
    fieldKey: ['Decrypt'],
    fonts: 'functions/adapters/pdf/fonts.json',
    memory: 2_048,
    timeout: 29,
    impact: 'Notaries cannot export an entry as a PDF. The entry is safe and can be read in the app.',
  }),
  'export-entries': route({
    entry: 'functions/routes/entries/export-entries.ts',
    table: ['GetItem'],
    sealedFiles: 'read',
    exports: 'in-parts',
    tokenKey: true,
    fieldKey: ['Decrypt'],
    fonts: 'functions/adapters/pdf/fonts.json',
    memory: 2_048,
    timeout: 29,
    impact: 'Notaries cannot export several entries in one file. Exporting one entry still works.',
  }),
  'export-journal-csv': route({
    entry: 'functions/routes/entries/export-journal-csv.ts',
    table: ['GetItem', 'BatchGetItem', 'Query'],
    exports: 'in-parts',
    tokenKey: true,
    memory: 2_048,
    timeout: 29,
    impact:
      'Notaries cannot export their journal as a spreadsheet. The journal is safe and can be read in the app.',
  }),
  'export-journal-pdf': route({
    entry: 'functions/routes/entries/export-journal-pdf.ts',
    table: ['GetItem', 'BatchGetItem', 'Query'],
    sealedFiles: 'read',
    exports: 'whole',
    tokenKey: true,
    fonts: 'functions/adapters/pdf/fonts.json',
    memory: 2_048,
    timeout: 29,
    impact: 'Notaries cannot print a period of their journal. Exporting single entries still works.',
  }),
  'start-data-export': route({
    entry: 'functions/routes/user/start-data-export.ts',
    table: ['GetItem', 'PutItem'],
    tokenKey: true,
    impact: 'Notaries cannot request an export of their account. Exports in progress continue.',
  }),
  'get-data-export': route({
    entry: 'functions/routes/user/get-data-export.ts',
    table: ['GetItem'],
    tokenKey: true,
    impact: 'Notaries cannot see the progress of their account export. The export continues.',
  }),
  'download-data-export': route({
    entry: 'functions/routes/user/download-data-export.ts',
    table: ['GetItem'],
    dataExports: 'link',
    tokenKey: true,
    impact: 'Notaries cannot download their account export. The file is kept for three days.',
  }),
} satisfies RouteRows;
