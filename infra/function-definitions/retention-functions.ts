import { drawsPdf, type RouteRows, route } from './function-definition.ts';

/** Routes for the journal's retention, starting the next journal, and closing the account. */
export const retentionFunctions = {
  'get-retention': route({
    entry: 'functions/routes/retention/get-retention.ts',
    table: ['GetItem', 'Query'],
    tokenKey: true,
    timeout: 29,
    impact: 'Notaries cannot see how long their entries must be kept.',
  }),
  'request-destruction': route({
    entry: 'functions/routes/retention/request-destruction.ts',
    table: ['GetItem', 'Query', 'PutItem', 'ConditionCheckItem'],
    tokenKey: true,
    mail: true,
    siteUrl: true,
    timeout: 29,
    impact:
      'Notaries cannot have entries destroyed whose retention has ended. Nothing is destroyed without them.',
  }),
  'cancel-destruction': route({
    entry: 'functions/routes/retention/cancel-destruction.ts',
    table: ['GetItem', 'Query', 'DeleteItem'],
    tokenKey: true,
    impact:
      'Notaries cannot cancel a requested destruction, which cannot be undone after seven days. Look at it the same day.',
  }),
  'get-destruction-certificate': route({
    entry: 'functions/routes/retention/get-destruction-certificate.ts',
    table: ['GetItem'],
    tokenKey: true,
    ...drawsPdf,
    parallelCalls: 5,
    impact: 'Notaries cannot download the certificate of a destruction.',
  }),
  'add-hold': route({
    entry: 'functions/routes/retention/add-hold.ts',
    table: ['GetItem', 'Query', 'PutItem'],
    tokenKey: true,
    impact: 'Notaries cannot add a legal hold to their journal. Nothing is destroyed without them.',
  }),
  'lift-hold': route({
    entry: 'functions/routes/retention/lift-hold.ts',
    table: ['GetItem', 'UpdateItem'],
    tokenKey: true,
    impact: 'Notaries cannot lift a legal hold of their journal.',
  }),
  'list-journals': route({
    entry: 'functions/routes/journals/list-journals.ts',
    table: ['GetItem'],
    tokenKey: true,
    impact: 'Notaries with several journals cannot choose one. Lists still show the entries of all of them.',
  }),
  'start-journal': route({
    entry: 'functions/routes/journals/start-journal.ts',
    table: ['GetItem', 'PutItem', 'UpdateItem'],
    evidence: 'seals',
    tokenKey: true,
    mail: true,
    impact: 'Notaries who gave up a journal cannot start the next one, as the law of California requires.',
  }),
  'get-closure': route({
    entry: 'functions/routes/retention/get-closure.ts',
    table: ['GetItem', 'Query'],
    tokenKey: true,
    timeout: 29,
    impact: 'Notaries cannot see what closing their account means, and whether it is closed.',
  }),
  'close-account': route({
    entry: 'functions/routes/retention/close-account.ts',
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
    tokenKey: true,
    stripe: true,
    mail: true,
    siteUrl: true,
    timeout: 29,
    impact: 'Notaries cannot close their account.',
  }),
  'reopen-account': route({
    entry: 'functions/routes/retention/reopen-account.ts',
    table: ['GetItem', 'UpdateItem', 'DeleteItem'],
    tokenKey: true,
    impact: 'Notaries who return within 30 days cannot reopen their account. Look at it the same day.',
  }),
} as const satisfies RouteRows;
