import { type RouteRows, route } from './function-row.ts';

/** Routes about how long the journal must be kept, the next journal, and closing the account. */
export const leavingFunctions = {
  'get-retention': route({
    entry: 'functions/routes/leaving/get-retention.ts',
    table: ['GetItem', 'Query'],
    tokenKey: true,
    timeout: 29,
    perSecond: 20,
    impact: 'Notaries cannot see how long their entries must be kept.',
  }),
  'add-hold': route({
    entry: 'functions/routes/leaving/add-hold.ts',
    table: ['GetItem', 'Query', 'PutItem'],
    tokenKey: true,
    perSecond: 20,
    impact: 'Notaries cannot add a legal hold to their journal. Nothing is destroyed without them.',
  }),
  'lift-hold': route({
    entry: 'functions/routes/leaving/lift-hold.ts',
    table: ['GetItem', 'UpdateItem'],
    tokenKey: true,
    perSecond: 20,
    impact: 'Notaries cannot lift a legal hold of their journal.',
  }),
  'list-journals': route({
    entry: 'functions/routes/journals/list-journals.ts',
    table: ['GetItem'],
    tokenKey: true,
    perSecond: 20,
    impact: 'Notaries with several journals cannot choose one. Lists still show the entries of all of them.',
  }),
  'start-journal': route({
    entry: 'functions/routes/journals/start-journal.ts',
    table: ['GetItem', 'PutItem', 'UpdateItem'],
    evidence: 'seals',
    tokenKey: true,
    perSecond: 10,
    impact: 'Notaries who gave up a journal cannot start the next one, as the law of California requires.',
  }),
  'get-closure': route({
    entry: 'functions/routes/leaving/get-closure.ts',
    table: ['GetItem', 'Query'],
    tokenKey: true,
    timeout: 29,
    perSecond: 20,
    impact: 'Notaries cannot see what closing their account means, and whether it is closed.',
  }),
  'close-account': route({
    entry: 'functions/routes/leaving/close-account.ts',
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
    tokenKey: true,
    stripe: true,
    mail: true,
    siteUrl: true,
    timeout: 29,
    perSecond: 10,
    impact: 'Notaries cannot close their account.',
  }),
  'reopen-account': route({
    entry: 'functions/routes/leaving/reopen-account.ts',
    table: ['GetItem', 'UpdateItem', 'DeleteItem'],
    tokenKey: true,
    perSecond: 10,
    impact: 'Notaries who return within 30 days cannot reopen their account. Look at it the same day.',
  }),
} as const satisfies RouteRows;
