import { type RouteRows, route } from './function-row.ts';

/** Routes for what the law requires of a journal beyond its entries. */
export const dutyFunctions = {
  'list-matters': route({
    entry: 'functions/routes/matters/list-matters.ts',
    table: ['GetItem', 'Query'],
    tokenKey: true,
    impact: 'Notaries cannot see their duties. Reminders by email continue.',
  }),
  'open-matter': route({
    entry: 'functions/routes/matters/open-matter.ts',
    table: ['GetItem', 'PutItem'],
    tokenKey: true,
    impact: 'Notaries cannot record a request for a copy or another duty.',
  }),
  'get-matter': route({
    entry: 'functions/routes/matters/get-matter.ts',
    table: ['GetItem'],
    tokenKey: true,
    impact: 'Notaries cannot open a duty that they recorded. What is recorded is safe.',
  }),
  'add-matter-step': route({
    entry: 'functions/routes/matters/add-matter-step.ts',
    table: ['GetItem', 'PutItem'],
    tokenKey: true,
    impact: 'Notaries cannot add steps to a duty or close it. What is recorded is safe.',
  }),
  'make-matter-document': route({
    entry: 'functions/routes/matters/make-matter-document.ts',
    table: ['GetItem', 'PutItem'],
    exports: 'whole',
    tokenKey: true,
    signs: ['documents'],
    timestamps: true,
    siteUrl: true,
    fonts: 'functions/adapters/pdf/fonts.json',
    memory: 2_048,
    timeout: 29,
    parallelCalls: 10,
    perSecond: 5,
    impact: 'Notaries cannot make the documents of a duty. What is recorded is safe.',
  }),
} satisfies RouteRows;
