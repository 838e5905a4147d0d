import { centsOf } from '#shared/rules/business/amounts.ts';
import type { InvoiceStatus } from '#shared/schemas/business/invoice.ts';
import type { OrderBody } from '#shared/schemas/business/order.ts';
import type { Payment, StoredInvoice } from './stored-papers.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Returns the sum of an order's lines, in cents, and of the notarial ones. */
export function lineSums(lines: OrderBody['lines']): { total: number; notarial: number } {
  const cents = (some: OrderBody['lines']) => sum(some.map(({ amount }) => centsOf(amount)));
  return { total: cents(lines), notarial: cents(lines.filter(({ kind }) => kind === 'notarial')) };
}

/** Returns what an invoice amounts to, and what is paid and open, in cents. Nothing is open on a void one. */
export function invoiceSums({ orders, payments, isVoid }: StoredInvoice): {
  total: number;
  notarial: number;
  paid: number;
  open: number;
} {
  const lines = lineSums(orders.flatMap((order) => order.lines));
  const paid = sum(payments.map(({ amount }) => centsOf(amount)));
  return { ...lines, paid, open: isVoid ? 0 : Math.max(0, lines.total - paid) };
}

/** Returns the status of an invoice, which follows from its facts. */
export function invoiceStatus(invoice: StoredInvoice): InvoiceStatus {
  const { paid, open } = invoiceSums(invoice);
  if (invoice.isVoid) return 'void';
  if (paid > 0) return open === 0 ? 'paid' : 'partly_paid';
  return invoice.sentAt ? 'sent' : 'draft';
}

/**
 * Returns each payment with its notarial part, in cents: its share of the notarial lines. Shares are taken from the
 * sum paid so far, so they add up exactly once everything is paid.
 */
export function splitPayments(invoice: StoredInvoice): (Payment & { cents: number; notarial: number })[] {
  const { total, notarial } = invoiceSums(invoice);
  const shareOf = (paid: number) => (total === 0 ? 0 : Math.round((paid * notarial) / total));
  let before = 0;
  return invoice.payments.map((payment) => {
    const cents = centsOf(payment.amount);
    const split = { ...payment, cents, notarial: shareOf(before + cents) - shareOf(before) };
    before += cents;
    return split;
  });
}

/** Returns what is open on each order of an invoice, in cents. They add up to what is open on the invoice. */
export function openByOrder(invoice: StoredInvoice): { startsAt: string; open: number }[] {
  const { total, paid, open } = invoiceSums(invoice);
  if (open === 0) return [];
  const paidUpTo = (upTo: number) => Math.round((paid * upTo) / total);
  let before = 0;
  return invoice.orders.map(({ startsAt, lines }) => {
    const own = lineSums(lines).total;
    const paidHere = paidUpTo(before + own) - paidUpTo(before);
    before += own;
    return { startsAt, open: own - paidHere };
  });
}
