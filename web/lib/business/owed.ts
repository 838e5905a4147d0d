import { amountOf, centsOf } from '#shared/rules/business/amounts.ts';
import type { RowOf } from '../api/use-list.ts';

export type InvoiceRow = RowOf<'list-client-invoices'>;

/** Sum that a client owes. */
export type Owed = {
  clientId: string;
  clientName: string;
  /** In dollars with two decimals, as the API writes amounts. */
  open: string;
  invoices: number;
  /** Of them, those past their due day, and those not sent yet. */
  overdue: number;
  unsent: number;
};

/** Returns whether a sent invoice is past its due day and still open. */
export function isOverdue({ due, status, open }: InvoiceRow, today: string): boolean {
  return due !== null && due < today && status !== 'draft' && status !== 'void' && centsOf(open) > 0;
}

/** Sums open invoices by client; the client who owes most comes first. */
export function owedByClient(invoices: readonly InvoiceRow[], today: string): Owed[] {
  const clients = new Map<string, Owed>();
  for (const invoice of invoices) {
    if (invoice.status === 'void' || centsOf(invoice.open) === 0) continue;
    const { clientId, clientName } = invoice;
    const before = clients.get(clientId) ?? {
      ...{ clientId, clientName, open: '0.00', invoices: 0, overdue: 0, unsent: 0 },
    };
    clients.set(clientId, {
      ...before,
      open: amountOf(centsOf(before.open) + centsOf(invoice.open)),
      invoices: before.invoices + 1,
      overdue: before.overdue + Number(isOverdue(invoice, today)),
      unsent: before.unsent + Number(invoice.status === 'draft'),
    });
  }
  return [...clients.values()].toSorted((a, b) => centsOf(b.open) - centsOf(a.open));
}

/** Returns what is behind a sum: `3 invoices, 1 overdue, 1 not sent yet`. */
export function owedWords({ invoices, overdue, unsent }: Owed): string {
  const parts = [invoices === 1 ? '1 invoice' : `${invoices} invoices`];
  if (overdue > 0) parts.push(`${overdue} overdue`);
  if (unsent > 0) parts.push(`${unsent} not sent yet`);
  return parts.join(', ');
}
