import * as z from 'zod/mini';
import type { Camel } from '../../contract/wire.ts';
import { businessLimits } from '../../data/business/business-limits.ts';
import { line, optional } from '../text.ts';
import { lineKinds } from './order.ts';
import { businessDay, notes, paidAmount, reference, shortLine } from './parts.ts';

export const invoiceStatuses = ['draft', 'sent', 'partly_paid', 'paid', 'void'] as const;

export const invoiceBody = z.strictObject({
  order_ids: z.array(reference).check(
    z.minLength(1, { error: 'must name at least one order' }),
    z.maxLength(businessLimits.ordersPerInvoice, {
      error: `must be at most ${businessLimits.ordersPerInvoice}; put the other orders on another invoice`,
    }),
  ),
  client_id: reference,
  /** By default the notary's last own number plus one. */
  number: optional(line(businessLimits.numberLength)),
  due: optional(businessDay),
  note: optional(notes),
});

export const paymentBody = z.strictObject({
  date: businessDay,
  amount: paidAmount,
  method: shortLine,
});

const nullableText = z.nullable(z.string());

/** An invoice as a list shows it. */
export const invoiceRow = z.object({
  id: z.string(),
  number: z.string(),
  client_id: z.string(),
  client_name: z.string(),
  order_ids: z.array(z.string()),
  /** The day on which it was made. */
  date: z.string(),
  due: nullableText,
  note: nullableText,
  status: z.enum(invoiceStatuses),
  total: z.string(),
  paid: z.string(),
  open: z.string(),
  sent_at: nullableText,
});

export const invoice = z.extend(invoiceRow, {
  /** The orders as they are invoiced. */
  orders: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      order_number: nullableText,
      starts_at: z.string(),
      lines: z.array(z.object({ kind: z.enum(lineKinds), description: z.string(), amount: z.string() })),
    }),
  ),
  payments: z.array(z.object({ date: z.string(), amount: z.string(), method: z.string() })),
});

export type InvoiceStatus = (typeof invoiceStatuses)[number];
export type InvoiceBody = Camel<z.output<typeof invoiceBody>>;
export type PaymentBody = Camel<z.output<typeof paymentBody>>;
export type Invoice = Camel<z.output<typeof invoice>>;
export type InvoiceRow = Camel<z.output<typeof invoiceRow>>;
