import { drawsPdf, type RouteRows, route } from './function-definition.ts';

/** Routes for legal duties about a journal beyond its entries. */
export const dutyFunctions = {
  'list-matters': route({
    entry: 'functions/routes/duties/list-matters.ts',
    table: ['GetItem', 'Query'],
    tokenKey: true,
    impact: 'Notaries cannot see their duties. Reminders by email continue.',
  }),
  'open-matter': route({
    entry: 'functions/routes/duties/open-matter.ts',
    table: ['GetItem', 'PutItem'],
    tokenKey: true,
    impact: 'Notaries cannot record a request for a copy or another duty.',
  }),
  'get-matter': route({
    entry: 'functions/routes/duties/get-matter.ts',
    table: ['GetItem'],
    tokenKey: true,
    impact: 'Notaries cannot open a duty that they recorded. What is recorded is safe.',
  }),
  'add-matter-step': route({
    entry: 'functions/routes/duties/add-matter-step.ts',
    table: ['GetItem', 'PutItem'],
    tokenKey: true,
    impact: 'Notaries cannot add steps to a duty or close it. What is recorded is safe.',
  }),
  'find-matter-entries': route({
    entry: 'functions/routes/duties/find-matter-entries.ts',
    table: ['GetItem', 'BatchGetItem', 'Query'],
    tokenKey: true,
    impact: 'Notaries cannot find the entry that a request is about. Their journal can still be read.',
  }),
  'make-matter-document': route({
    entry: 'functions/routes/duties/make-matter-document.ts',
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem'],
    verifies: true,
    lockedFiles: 'read',
    exports: 'whole',
    tokenKey: true,
    fieldKey: ['Decrypt'],
    ...drawsPdf,
    parallelCalls: 10,
    impact: 'Notaries cannot make the documents of a duty. What is recorded is safe.',
  }),
  'get-front-page': route({
    entry: 'functions/routes/front-page/get-front-page.ts',
    table: ['GetItem', 'Query'],
    tokenKey: true,
    impact: 'Notaries cannot see the front page of their journal. Nothing on it is lost.',
  }),
  'save-front-page': route({
    entry: 'functions/routes/front-page/save-front-page.ts',
    table: ['GetItem', 'Query', 'PutItem'],
    tokenKey: true,
    memory: 1_024,
    impact: 'Notaries cannot change abbreviations, signature, or successor. The stored ones are safe.',
  }),
  'export-front-page': route({
    entry: 'functions/routes/front-page/export-front-page.ts',
    table: ['GetItem', 'Query'],
    tokenKey: true,
    ...drawsPdf,
    parallelCalls: 5,
    impact: 'Notaries cannot print the front page or the instructions for their successor.',
  }),
} satisfies RouteRows;
