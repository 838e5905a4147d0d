import { type RouteRows, route } from './function-definition.ts';

/** Every call also reads the account. */
const reads = { GetItem: ['NOTARY#*', 'ANNEX#*'], Query: 'ANNEX#*' } as const;

/** Routes for earlier entries from other journals. They only reach imported entries, never sealed items. */
export const importFunctions = {
  'list-imports': route({
    entry: 'functions/routes/imports/list-imports.ts',
    table: reads,
    tokenKey: true,
    impact: 'Notaries cannot see their imports. The rows are safe.',
  }),
  'start-import': route({
    entry: 'functions/routes/imports/start-import.ts',
    table: { ...reads, PutItem: 'ANNEX#*' },
    tokenKey: true,
    impact: 'Notaries cannot begin an import of earlier entries. The journal is unaffected.',
  }),
  'add-import-rows': route({
    entry: 'functions/routes/imports/add-import-rows.ts',
    table: { GetItem: ['NOTARY#*', 'ANNEX#*'], PutItem: 'ANNEX#*', ConditionCheckItem: 'ANNEX#*' },
    tokenKey: true,
    memory: 2_048,
    impact: 'Imports of earlier entries stop halfway. They expire, and notaries can begin again.',
  }),
  'complete-import': route({
    entry: 'functions/routes/imports/complete-import.ts',
    table: { ...reads, PutItem: 'ANNEX#*', UpdateItem: 'ANNEX#*' },
    tokenKey: true,
    memory: 2_048,
    impact: 'Imports of earlier entries cannot be finished. The journal is unaffected.',
  }),
  'remove-import': route({
    entry: 'functions/routes/imports/remove-import.ts',
    table: { GetItem: ['NOTARY#*', 'ANNEX#*'], UpdateItem: 'ANNEX#*', DeleteItem: 'ANNEX#*' },
    tokenKey: true,
    impact: 'Notaries cannot undo an import of earlier entries.',
  }),
  'export-import-csv': route({
    entry: 'functions/routes/imports/export-import-csv.ts',
    table: reads,
    exports: 'in-parts',
    tokenKey: true,
    memory: 2_048,
    timeout: 29,
    impact: 'Notaries cannot download imported entries as a spreadsheet. The rows are safe.',
  }),
  'search-annex': route({
    entry: 'functions/routes/imports/search-annex.ts',
    table: reads,
    tokenKey: true,
    memory: 2_048,
    impact: 'Notaries cannot see or search imported entries. The rows are safe.',
  }),
} satisfies RouteRows;
