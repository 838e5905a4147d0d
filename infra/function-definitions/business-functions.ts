import { type RouteRows, receivingSeconds, route } from './function-definition.ts';

/** Each route reads the account, and reaches nothing of the journal but what its row names. */
const papers = 'BUSINESS#*';
const account = 'NOTARY#*';
const reads = { GetItem: [account, papers], BatchGetItem: papers, Query: papers } as const;
const writes = { ...reads, PutItem: papers, UpdateItem: papers, DeleteItem: papers } as const;
/** Receipts are uploads until an expense names them. */
const writesReceipts = {
  ...writes,
  PutItem: [account, papers],
  UpdateItem: [account, papers],
  DeleteItem: [account, papers],
} as const;

/** Routes for the notary's working papers: orders, trips, expenses, clients, and invoices. */
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
  'list-client-invoices': route({
    entry: 'functions/routes/business/list-client-invoices.ts',
    table: reads,
    tokenKey: true,
    impact: 'Notaries cannot list their invoices. Nothing that is recorded is lost.',
  }),
  'add-client-invoice': route({
    entry: 'functions/routes/business/add-client-invoice.ts',
    table: writes,
    tokenKey: true,
    impact: 'Notaries cannot add an invoice. Nothing that is recorded is lost.',
  }),
  'get-client-invoice': route({
    entry: 'functions/routes/business/get-client-invoice.ts',
    table: reads,
    tokenKey: true,
    impact: 'Notaries cannot open an invoice. Nothing that is recorded is lost.',
  }),
  'update-client-invoice': route({
    entry: 'functions/routes/business/update-client-invoice.ts',
    table: writes,
    tokenKey: true,
    impact: 'Notaries cannot change an invoice. Nothing that is recorded is lost.',
  }),
  'delete-client-invoice': route({
    entry: 'functions/routes/business/delete-client-invoice.ts',
    table: writes,
    tokenKey: true,
    impact: 'Notaries cannot delete an invoice.',
  }),
  'download-receipt': route({
    entry: 'functions/routes/business/download-receipt.ts',
    table: reads,
    documents: ['read'],
    tokenKey: true,
    impact: 'Notaries cannot download receipts. The files are safe.',
  }),
  'send-client-invoice': route({
    entry: 'functions/routes/business/send-client-invoice.ts',
    table: writes,
    tokenKey: true,
    impact: 'Notaries cannot email invoices. They can download them.',
  }),
  'add-invoice-payment': route({
    entry: 'functions/routes/business/add-invoice-payment.ts',
    table: writes,
    tokenKey: true,
    impact: 'Notaries cannot record payments. Nothing that is recorded is lost.',
  }),
  'void-client-invoice': route({
    entry: 'functions/routes/business/void-client-invoice.ts',
    table: writes,
    tokenKey: true,
    impact: 'Notaries cannot void invoices. Nothing that is recorded is lost.',
  }),
  'export-client-invoice': route({
    entry: 'functions/routes/business/export-client-invoice.ts',
    table: reads,
    tokenKey: true,
    impact: 'Notaries cannot download invoices. Nothing that is recorded is lost.',
  }),
  'export-statement': route({
    entry: 'functions/routes/business/export-statement.ts',
    table: reads,
    tokenKey: true,
    impact: 'Notaries cannot download statements. Nothing that is recorded is lost.',
  }),
  'get-business-summary': route({
    entry: 'functions/routes/business/get-business-summary.ts',
    table: { ...reads, GetItem: [account, papers, 'JOURNAL#*'] },
    tokenKey: true,
    impact: 'Notaries cannot see the summary of a year. Nothing that is recorded is lost.',
  }),
  'export-business-summary': route({
    entry: 'functions/routes/business/export-business-summary.ts',
    table: reads,
    tokenKey: true,
    impact: 'Notaries cannot download the summary of a year. Nothing that is recorded is lost.',
  }),
  'export-business-year': route({
    entry: 'functions/routes/business/export-business-year.ts',
    table: reads,
    tokenKey: true,
    impact: 'Notaries cannot export payments and expenses. Nothing that is recorded is lost.',
  }),
} satisfies RouteRows;
