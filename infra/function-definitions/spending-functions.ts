import { account, reads, writes, writesReceipts } from './business-access.ts';
import { type RouteRows, receivingSeconds, route } from './function-definition.ts';

/** Routes for the notary's mileage log and expenses. */
export const spendingFunctions = {
  'list-trips': route({
    entry: 'functions/routes/business/list-trips.ts',
    table: reads,
    tokenKey: true,
    impact: 'Notaries cannot list their trips. Nothing that is recorded is lost.',
  }),
  'add-trip': route({
    entry: 'functions/routes/business/add-trip.ts',
    table: writes,
    tokenKey: true,
    impact: 'Notaries cannot add a trip. Nothing that is recorded is lost.',
  }),
  'find-distance': route({
    entry: 'functions/routes/business/find-distance.ts',
    table: { GetItem: account, UpdateItem: account },
    tokenKey: true,
    distances: true,
    impact: 'The app does not find the miles of a trip. Notaries can type them.',
  }),
  'get-trip': route({
    entry: 'functions/routes/business/get-trip.ts',
    table: reads,
    tokenKey: true,
    impact: 'Notaries cannot open a trip. Nothing that is recorded is lost.',
  }),
  'update-trip': route({
    entry: 'functions/routes/business/update-trip.ts',
    table: writes,
    tokenKey: true,
    impact: 'Notaries cannot change a trip. Nothing that is recorded is lost.',
  }),
  'delete-trip': route({
    entry: 'functions/routes/business/delete-trip.ts',
    table: writes,
    tokenKey: true,
    impact: 'Notaries cannot delete a trip.',
  }),
  'list-expenses': route({
    entry: 'functions/routes/business/list-expenses.ts',
    table: reads,
    tokenKey: true,
    impact: 'Notaries cannot list their expenses. Nothing that is recorded is lost.',
  }),
  'add-expense': route({
    entry: 'functions/routes/business/add-expense.ts',
    table: writesReceipts,
    uploads: 'receive',
    documents: ['write'],
    timeout: receivingSeconds,
    tokenKey: true,
    impact: 'Notaries cannot add an expense. Nothing that is recorded is lost.',
  }),
  'get-expense': route({
    entry: 'functions/routes/business/get-expense.ts',
    table: reads,
    tokenKey: true,
    impact: 'Notaries cannot open an expense. Nothing that is recorded is lost.',
  }),
  'update-expense': route({
    entry: 'functions/routes/business/update-expense.ts',
    table: writesReceipts,
    uploads: 'receive',
    documents: ['write'],
    timeout: receivingSeconds,
    tokenKey: true,
    impact: 'Notaries cannot change an expense. Nothing that is recorded is lost.',
  }),
  'delete-expense': route({
    entry: 'functions/routes/business/delete-expense.ts',
    table: writesReceipts,
    tokenKey: true,
    impact: 'Notaries cannot delete an expense.',
  }),
  'download-receipt': route({
    entry: 'functions/routes/business/download-receipt.ts',
    table: reads,
    documents: ['read'],
    tokenKey: true,
    impact: 'Notaries cannot download receipts. The files are safe.',
  }),
} satisfies RouteRows;
