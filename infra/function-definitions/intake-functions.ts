import { type RouteRows, route, wholeCpu } from './function-definition.ts';

const papers = 'BUSINESS#*';
/** Every call with a session reads the account. */
const account = 'NOTARY#*';
const reads = { GetItem: [account, papers] } as const;

/** Routes by which orders come in and appear in calendars. */
export const intakeFunctions = {
  'read-orders': route({
    entry: 'functions/routes/business/read-orders.ts',
    table: { GetItem: account, Query: papers },
    tokenKey: true,
    memory: wholeCpu,
    impact: 'Notaries cannot paste or drop orders. They can type them.',
  }),
  'list-order-proposals': route({
    entry: 'functions/routes/business/list-order-proposals.ts',
    table: { GetItem: account, Query: papers },
    tokenKey: true,
    impact: 'Notaries cannot see orders from forwarded emails. They are safe.',
  }),
  'discard-order-proposal': route({
    entry: 'functions/routes/business/discard-order-proposal.ts',
    table: { GetItem: account, DeleteItem: papers },
    tokenKey: true,
    impact: 'Notaries cannot discard orders from forwarded emails.',
  }),
  'get-order-address': route({
    entry: 'functions/routes/business/get-order-address.ts',
    table: reads,
    orderMail: 'address',
    tokenKey: true,
    impact: 'Notaries cannot see their address for orders. Emails still arrive.',
  }),
  'renew-order-address': route({
    entry: 'functions/routes/business/renew-order-address.ts',
    table: { GetItem: account, PutItem: papers },
    orderMail: 'address',
    tokenKey: true,
    impact: 'Notaries cannot make a new address for orders.',
  }),
  'get-calendar': route({
    entry: 'functions/routes/business/get-calendar.ts',
    table: reads,
    tokenKey: true,
    impact: 'Notaries cannot see whether calendars can subscribe.',
  }),
  'create-calendar': route({
    entry: 'functions/routes/business/create-calendar.ts',
    table: { GetItem: account, PutItem: papers },
    tokenKey: true,
    siteUrl: true,
    impact: 'Notaries cannot make an address for their calendar.',
  }),
  'end-calendar': route({
    entry: 'functions/routes/business/end-calendar.ts',
    table: { GetItem: account, DeleteItem: papers },
    tokenKey: true,
    impact: 'Notaries cannot end the address of their calendar.',
  }),
  'get-calendar-feed': route({
    entry: 'functions/routes/business/get-calendar-feed.ts',
    table: { ...reads, Query: papers },
    // Public. Calendars ask every hour at most.
    perSecond: 100,
    // 2,000 orders take a second of a whole CPU.
    memory: wholeCpu,
    impact: 'Calendars show orders as they were. The app shows them as they are.',
  }),
} satisfies RouteRows;
