import { drawsPdf, type RouteRows, route } from './function-definition.ts';

/** Routes for inspection links, both for notaries and for the officials who received one. */
export const inspectionFunctions = {
  'create-inspection': route({
    entry: 'functions/routes/inspections/create-inspection.ts',
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'ConditionCheckItem'],
    tokenKey: true,
    mail: true,
    siteUrl: true,
    impact: 'Notaries cannot make inspection links. Links that exist keep working.',
  }),
  'list-inspections': route({
    entry: 'functions/routes/inspections/list-inspections.ts',
    table: ['GetItem', 'Query'],
    tokenKey: true,
    impact: 'Notaries cannot see their inspection links, and so cannot revoke one.',
  }),
  'get-inspection': route({
    entry: 'functions/routes/inspections/get-inspection.ts',
    table: ['GetItem', 'Query'],
    tokenKey: true,
    impact: 'Notaries cannot see what was viewed with an inspection link. It is recorded.',
  }),
  'revoke-inspection': route({
    entry: 'functions/routes/inspections/revoke-inspection.ts',
    table: ['GetItem', 'UpdateItem'],
    tokenKey: true,
    impact: 'Notaries cannot revoke inspection links, which work until they expire.',
  }),
  'open-inspection': route({
    entry: 'functions/routes/inspections/open-inspection.ts',
    table: ['GetItem'],
    visits: 'open',
    // Public, and a target for guessing codes.
    perSecond: 50,
    impact: 'Officials cannot open inspection links.',
  }),
  'list-inspected-entries': route({
    entry: 'functions/routes/inspections/list-inspected-entries.ts',
    table: ['GetItem', 'Query'],
    visits: 'view',
    perSecond: 100,
    impact: 'Officials cannot see the list of entries of an inspection.',
  }),
  'get-inspected-entry': route({
    entry: 'functions/routes/inspections/get-inspected-entry.ts',
    table: ['GetItem', 'BatchGetItem', 'Query'],
    visits: 'view',
    verifies: true,
    lockedFiles: 'read',
    perSecond: 100,
    impact: 'Officials cannot see the entries of an inspection.',
  }),
  'export-inspected-entry': route({
    entry: 'functions/routes/inspections/export-inspected-entry.ts',
    table: ['GetItem', 'BatchGetItem', 'Query'],
    visits: 'view',
    verifies: true,
    lockedFiles: 'read',
    printableImages: true,
    exports: 'whole',
    logFiles: 'read',
    ...drawsPdf,
    parallelCalls: 10,
    perSecond: 50,
    impact: 'Officials cannot download or check the PDF of an entry of an inspection. They can read it.',
  }),
} satisfies RouteRows;
