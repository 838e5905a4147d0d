import { mileageRateOn } from '#shared/data/business/mileage-rates.ts';
import { amountOf } from '#shared/rules/business/amounts.ts';
import { nextDue } from '#shared/rules/business/next-due.ts';
import type { Client, ClientRow } from '#shared/schemas/business/client.ts';
import type { Expense } from '#shared/schemas/business/expense.ts';
import type { Invoice, InvoiceRow } from '#shared/schemas/business/invoice.ts';
import type { MissingPart, Order, OrderRow } from '#shared/schemas/business/order.ts';
import type { Trip } from '#shared/schemas/business/trip.ts';
import type { PaperKind } from './business-keys.ts';
import { invoiceStatus, invoiceSums, lineSums } from './invoice-sums.ts';
import type {
  Papers,
  StoredClient,
  StoredExpense,
  StoredInvoice,
  StoredOrder,
  StoredTrip,
} from './stored-papers.ts';

export function clientRow({ id, name, email, phone, company, address }: StoredClient): ClientRow {
  return {
    ...{ id, name, email: email ?? null, phone: phone ?? null, company: company ?? null },
    address: address ?? null,
  };
}

export const clientView = (client: StoredClient): Client => ({
  ...clientRow(client),
  notes: client.notes ?? null,
});

/** Returns what an order lacks. A cancelled order lacks nothing. */
export function missingOf({ status, entryIds, trips, invoiceId, isPaid }: StoredOrder): MissingPart[] {
  if (status === 'cancelled') return [];
  return [
    ...(entryIds.length === 0 ? (['entry'] as const) : []),
    ...(trips === 0 ? (['mileage'] as const) : []),
    ...(invoiceId ? [] : (['invoice'] as const)),
    ...(invoiceId && !isPaid ? (['payment'] as const) : []),
  ];
}

export function orderRow(order: StoredOrder): OrderRow {
  const { id, title, startsAt, timezone, minutes, signers, status, entryIds, invoiceId, sequence } = order;
  const { total, notarial } = lineSums(order.lines);
  return {
    ...{ id, title, startsAt, timezone, minutes, status, entryIds, invoiceId, sequence },
    clientId: order.clientId ?? null,
    orderNumber: order.orderNumber ?? null,
    address: order.address ?? null,
    lat: order.lat ?? null,
    lng: order.lng ?? null,
    signers: signers.map(({ name, phone, email }) => ({ name, phone: phone ?? null, email: email ?? null })),
    product: order.product ?? null,
    pages: order.pages ?? null,
    scanbacksDue: order.scanbacksDue ?? null,
    source: order.source ?? null,
    total: amountOf(total),
    notarialTotal: amountOf(notarial),
    missing: missingOf(order),
  };
}

export const orderView = (order: StoredOrder): Order => ({
  ...orderRow(order),
  instructions: order.instructions ?? null,
  lines: order.lines,
});

export function tripView({ id, date, from, to, miles, purpose, orderId }: StoredTrip): Trip {
  const rate = String(mileageRateOn(date) / 10);
  return { id, date, from, to, miles, purpose, orderId: orderId ?? null, rate };
}

export function expenseView(expense: StoredExpense): Expense {
  const { id, date, category, amount, description } = expense;
  return {
    ...{ id, date, category, amount, description },
    orderId: expense.orderId ?? null,
    uploadId: expense.uploadId ?? null,
    repeats: expense.repeats ?? null,
    nextDue: nextDue(expense),
  };
}

export function invoiceRow(invoice: StoredInvoice): InvoiceRow {
  const { id, number, clientId, clientName, orders, date, due, note, sentAt } = invoice;
  const { total, paid, open } = invoiceSums(invoice);
  return {
    ...{ id, number, clientId, clientName, date, due, note, sentAt },
    orderIds: orders.map((order) => order.id),
    status: invoiceStatus(invoice),
    total: amountOf(total),
    paid: amountOf(paid),
    open: amountOf(open),
  };
}

export const invoiceView = (invoice: StoredInvoice): Invoice => ({
  ...invoiceRow(invoice),
  orders: invoice.orders.map(({ id, title, orderNumber, startsAt, lines }) => ({
    ...{ id, title, orderNumber, startsAt, lines },
  })),
  payments: invoice.payments.map(({ date, amount, method }) => ({ date, amount, method })),
});

/** A list of papers of one kind. */
export type PaperList<K extends PaperKind> = { kind: K; name: string };

const list = <K extends PaperKind>(kind: K, name: string): PaperList<K> => ({ kind, name });

/** The lists of papers. Each is read page by page, from the last sort text to the first. */
export const paperLists = {
  clients: list('client', 'clients'),
  orders: list('order', 'orders'),
  ordersOf: (status: string) => list('order', `orders.${status}`),
  ordersWithout: (part: MissingPart) => list('order', `orders-without.${part}`),
  orderNumbers: list('order', 'order-numbers'),
  orderSources: list('order', 'order-sources'),
  trips: list('trip', 'trips'),
  expenses: list('expense', 'expenses'),
  dueExpenses: list('expense', 'expenses.due'),
  invoices: list('invoice', 'invoices'),
  openInvoices: list('invoice', 'invoices.open'),
  invoicesOf: (clientId: string) => list('invoice', `invoices-of.${clientId}`),
} as const;

/**
 * A list that contains a paper, and the text by which it is sorted there. A `bare` one has no rows: it only finds the
 * paper's ID.
 */
type Place<K extends PaperKind> = { list: PaperList<K>; sort: string; bare?: true };

/** Returns a text by which lists are sorted and found, without the sign that separates parts of a key. */
export const sortText = (text: string): string => text.toLowerCase().replaceAll('#', '');

const places: { [K in PaperKind]: (paper: Papers[K]) => Place<K>[] } = {
  client: () => [{ list: paperLists.clients, sort: '' }],
  order: (order) => {
    const { startsAt: sort, status, orderNumber, source } = order;
    return [
      { list: paperLists.orders, sort },
      { list: paperLists.ordersOf(status), sort },
      ...missingOf(order).map((part) => ({ list: paperLists.ordersWithout(part), sort })),
      ...(orderNumber
        ? [{ list: paperLists.orderNumbers, sort: sortText(orderNumber), bare: true as const }]
        : []),
      ...(source ? [{ list: paperLists.orderSources, sort: sortText(source), bare: true as const }] : []),
    ];
  },
  trip: ({ date }) => [{ list: paperLists.trips, sort: date }],
  expense: (expense) => {
    const due = nextDue(expense);
    return [
      { list: paperLists.expenses, sort: expense.date },
      ...(due ? [{ list: paperLists.dueExpenses, sort: due }] : []),
    ];
  },
  invoice: (invoice) => {
    const { date: sort, clientId, isVoid } = invoice;
    const isOpen = !isVoid && invoiceSums(invoice).open > 0;
    return [
      { list: paperLists.invoices, sort },
      ...(isOpen ? [{ list: paperLists.openInvoices, sort }] : []),
      { list: paperLists.invoicesOf(clientId), sort },
    ];
  },
};

/** Returns titles and numbers of an invoice's orders, by which notaries remember it. */
const textsOfOrders = ({ orders }: StoredInvoice) =>
  orders.flatMap(({ title, orderNumber }) => (orderNumber ? [title, orderNumber] : [title]));

/** The rows of each kind of paper, as lists show them, with further texts that only a search reads. */
export type Rows = {
  client: ClientRow;
  order: OrderRow;
  trip: Trip;
  expense: Expense;
  invoice: InvoiceRow & { searched?: readonly string[] };
};

const rows: { [K in PaperKind]: (paper: Papers[K]) => Rows[K] } = {
  client: clientRow,
  order: orderRow,
  trip: tripView,
  expense: expenseView,
  invoice: (invoice) => ({ ...invoiceRow(invoice), searched: textsOfOrders(invoice) }),
};

/** Returns the row of a paper, and all its places in lists. */
export function listedPaper<K extends PaperKind>(
  kind: K,
  paper: Papers[K],
): { row: Rows[K]; places: Place<K>[] } {
  return { row: rows[kind](paper), places: places[kind](paper) };
}
