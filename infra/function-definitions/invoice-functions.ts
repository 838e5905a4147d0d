import { account, papers, reads, writes } from './business-access.ts';
import { drawsPdf, type RouteRows, route } from './function-definition.ts';

/**
 * Routes for invoices to clients, and for the summary of a year. PDFs have no reserved calls: few notaries make them at
 * once, and each account may make few (shared/data/call-limits).
 */
export const invoiceFunctions = {
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
    // Parallel calls compete for the next number, and each must get one.
    timeout: 29,
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
  'send-client-invoice': route({
    entry: 'functions/routes/business/send-client-invoice.ts',
    table: {
      GetItem: [account, papers, 'ATTEMPTS#*'],
      BatchGetItem: papers,
      PutItem: papers,
      UpdateItem: 'ATTEMPTS#*',
    },
    mail: true,
    tokenKey: true,
    ...drawsPdf,
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
    table: { GetItem: [account, papers] },
    tokenKey: true,
    ...drawsPdf,
    impact: 'Notaries cannot download invoices. Nothing that is recorded is lost.',
  }),
  'export-statement': route({
    entry: 'functions/routes/business/export-statement.ts',
    table: { GetItem: [account, papers], Query: papers },
    tokenKey: true,
    ...drawsPdf,
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
    table: { GetItem: [account, 'JOURNAL#*'], Query: papers },
    tokenKey: true,
    ...drawsPdf,
    impact: 'Notaries cannot download the summary of a year. Nothing that is recorded is lost.',
  }),
  'export-business-year': route({
    entry: 'functions/routes/business/export-business-year.ts',
    table: { GetItem: account, Query: papers },
    exports: 'in-parts',
    tokenKey: true,
    memory: 2_048,
    timeout: 29,
    impact: 'Notaries cannot export payments and expenses. Nothing that is recorded is lost.',
  }),
} satisfies RouteRows;
