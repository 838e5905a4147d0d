import * as z from 'zod/mini';
import { invoice, invoiceBody, invoiceRow, paymentBody } from '../../schemas/business/invoice.ts';
import { byId } from '../entry-id.ts';
import { contractOf } from '../schemas.ts';
import { pageOf, pageQuery, period, search } from './papers.ts';
import { wholeObject } from './whole-object.ts';

export const listClientInvoices = contractOf('list-client-invoices', {
  query: z.object({
    ...pageQuery,
    ...period,
    ...search,
    /** Only those on which something is open. */
    open: z.optional(z.literal('true')),
    client_id: z.optional(z.string().check(z.maxLength(64))),
  }),
  responses: pageOf(invoiceRow),
});
export const addClientInvoice = contractOf('add-client-invoice', {
  body: invoiceBody,
  responses: { 201: invoice },
});
export const getClientInvoice = contractOf('get-client-invoice', {
  params: byId,
  responses: { 200: invoice },
});
export const updateClientInvoice = contractOf('update-client-invoice', {
  params: byId,
  body: wholeObject(invoiceBody, invoice),
  responses: { 200: invoice },
});
export const deleteClientInvoice = contractOf('delete-client-invoice', {
  params: byId,
  responses: { 204: 'empty' },
});
export const sendClientInvoice = contractOf('send-client-invoice', {
  params: byId,
  responses: { 200: invoice },
});
export const addInvoicePayment = contractOf('add-invoice-payment', {
  params: byId,
  body: paymentBody,
  responses: { 200: invoice },
});
export const voidClientInvoice = contractOf('void-client-invoice', {
  params: byId,
  responses: { 200: invoice },
});
export const exportClientInvoice = contractOf('export-client-invoice', {
  params: byId,
  responses: { 200: 'pdf', 303: 'redirect' },
});
export const exportStatement = contractOf('export-statement', {
  params: byId,
  responses: { 200: 'pdf', 303: 'redirect' },
});
