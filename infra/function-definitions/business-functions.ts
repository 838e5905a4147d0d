import { papers, reads, writes } from './business-access.ts';
import { type RouteRows, route } from './function-definition.ts';

/** Routes for the notary's clients and orders, and for ways in which orders come in and go to calendars. */
export const businessFunctions = {
  'list-clients': route({
    entry: 'functions/routes/business/list-clients.ts',
    table: reads,
    tokenKey: true,
    impact: 'Notaries cannot list their clients. Nothing that is recorded is lost.',
  }),
  'add-client': route({
    entry: 'functions/routes/business/add-client.ts',
    table: writes,
    tokenKey: true,
    impact: 'Notaries cannot add a client. Nothing that is recorded is lost.',
  }),
  'get-client': route({
    entry: 'functions/routes/business/get-client.ts',
    table: reads,
    tokenKey: true,
    impact: 'Notaries cannot open a client. Nothing that is recorded is lost.',
  }),
  'update-client': route({
    entry: 'functions/routes/business/update-client.ts',
    table: writes,
    tokenKey: true,
    impact: 'Notaries cannot change a client. Nothing that is recorded is lost.',
  }),
  'delete-client': route({
    entry: 'functions/routes/business/delete-client.ts',
    table: writes,
    tokenKey: true,
    impact: 'Notaries cannot delete a client.',
  }),
  'list-orders': route({
    entry: 'functions/routes/business/list-orders.ts',
    table: reads,
    tokenKey: true,
    impact: 'Notaries cannot list their orders. Nothing that is recorded is lost.',
  }),
  'add-order': route({
    entry: 'functions/routes/business/add-order.ts',
    table: { ...writes, BatchGetItem: [papers, 'JOURNAL#*'] },
    tokenKey: true,
    impact: 'Notaries cannot add an order. Nothing that is recorded is lost.',
  }),
  'get-order': route({
    entry: 'functions/routes/business/get-order.ts',
    table: reads,
    tokenKey: true,
    impact: 'Notaries cannot open an order. Nothing that is recorded is lost.',
  }),
  'update-order': route({
    entry: 'functions/routes/business/update-order.ts',
    table: { ...writes, BatchGetItem: [papers, 'JOURNAL#*'] },
    tokenKey: true,
    impact: 'Notaries cannot change an order. Nothing that is recorded is lost.',
  }),
  'delete-order': route({
    entry: 'functions/routes/business/delete-order.ts',
    table: writes,
    tokenKey: true,
    impact: 'Notaries cannot delete an order.',
  }),
} satisfies RouteRows;
