import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { invoiceStatus, invoiceSums } from '#functions/store/business/invoice-sums.ts';
import type { Versioned } from '#functions/store/business/paper-change.ts';
import { invoiceView } from '#functions/store/business/paper-rows.ts';
import type { PaperStore } from '#functions/store/business/paper-store.ts';
import type { StoredInvoice, StoredOrder } from '#functions/store/business/stored-papers.ts';
import type { TransactItem } from '#functions/store/table/transactions.ts';
import { limits } from '#shared/data/limits.ts';
import { centsOf } from '#shared/rules/business/amounts.ts';
import { dayIn } from '#shared/rules/dates.ts';
import type { Invoice, InvoiceBody, PaymentBody } from '#shared/schemas/business/invoice.ts';
import { bodyProblem, carryOut, planProblem } from './carry-out.ts';
import { type InvoiceDeps, ordersOfInvoice } from './invoice-deps.ts';
import { invoicedOrder } from './invoiced-order.ts';
import { unknownReference } from './references.ts';

type Asked = { account: Account; body: InvoiceBody; id: string };

/** The papers that an invoice is made from. */
type Parts = { clientName: string; orders: Map<string, Versioned<StoredOrder>> };

/** Reads client and orders. INVALID_FIELDS for unknown ones, ORDER_INVOICED for orders of another invoice. */
async function partsOf(
  { papers }: Pick<InvoiceDeps, 'papers'>,
  { account, body, id }: Asked,
  before?: StoredInvoice,
): Promise<Outcome<Parts>> {
  const ids = [...new Set([...body.orderIds, ...(before?.orders ?? []).map((order) => order.id)])];
  const [client, orders] = await Promise.all([
    papers.get(account.id, 'client', body.clientId),
    papers.several(account.id, 'order', ids),
  ]);
  if (!client) return unknownReference('client_id', 'client');
  for (const orderId of body.orderIds) {
    const order = orders.get(orderId)?.paper;
    if (!order) return unknownReference('order_ids', 'order');
    if (order.invoiceId && order.invoiceId !== id) return refuse('ORDER_INVOICED');
  }
  return ok({ clientName: client.paper.name, orders });
}

const invoicedOrders = ({ orderIds }: InvoiceBody, orders: Parts['orders']) =>
  [...new Set(orderIds)].flatMap((id) => {
    const order = orders.get(id);
    return order ? [invoicedOrder(order.paper)] : [];
  });

/** Makes an invoice. A repeated request under the same ID returns the invoice as it is now. */
export async function addInvoice(deps: InvoiceDeps, asked: Asked): Promise<Outcome<Invoice>> {
  const { papers, numbers, now } = deps;
  const { account, body, id } = asked;
  const problem = bodyProblem(account, now(), body);
  if (problem) return problem;
  return carryOut(async () => {
    const earlier = await papers.get(account.id, 'invoice', id);
    if (earlier) return ok(invoiceView(earlier.paper));
    const parts = await partsOf(deps, asked);
    if (!parts.ok) return parts;
    const given = body.number ?? null;
    const own = given === null ? await numbers.next(account.id) : undefined;
    const number = given ?? own?.number ?? '';
    const after: StoredInvoice = {
      ...{ id, number, isOwnNumber: own !== undefined, clientId: body.clientId },
      clientName: parts.value.clientName,
      orders: invoicedOrders(body, parts.value.orders),
      date: dayIn(account.timezone, now()),
      ...{ due: body.due ?? null, note: body.note ?? null, sentAt: null, isVoid: false, payments: [] },
    };
    const more: TransactItem[] = [
      numbers.taken(account.id, number, id),
      papers.clientUse(account.id, body.clientId, 1),
      ...(own ? [own.counted] : []),
    ];
    const changes = [
      { kind: 'invoice' as const, after },
      ...ordersOfInvoice(parts.value.orders, undefined, after),
    ];
    const result = await papers.commit(account.id, changes, more);
    if (result === 'committed') return ok(invoiceView(after));
    // A number that the notary chose is taken for good. Everything else was changed in the meantime.
    return result !== 'stale' && given !== null && result.refused.includes(0)
      ? refuse('INVOICE_NUMBER_TAKEN')
      : 'stale';
  });
}

/** Returns one invoice. */
export async function getInvoice(
  { papers }: { papers: Pick<PaperStore, 'get'> },
  { account, id }: { account: Account; id: string },
): Promise<Outcome<Invoice>> {
  const found = await papers.get(account.id, 'invoice', id);
  return found ? ok(invoiceView(found.paper)) : refuse('INVOICE_NOT_FOUND');
}

/** Changes an invoice: reads it, decides, and writes it with its orders. */
export async function changeInvoice(
  { papers }: Pick<InvoiceDeps, 'papers'>,
  { account, id }: { account: Account; id: string },
  decide: (invoice: StoredInvoice) => Outcome<StoredInvoice>,
): Promise<Outcome<Invoice>> {
  return carryOut(async () => {
    const before = await papers.get(account.id, 'invoice', id);
    if (!before) return refuse('INVOICE_NOT_FOUND');
    const decided = decide(before.paper);
    if (!decided.ok) return decided;
    const after = decided.value;
    if (after === before.paper) return ok(invoiceView(after));
    const ids = after.orders.map((order) => order.id);
    const orders = await papers.several(account.id, 'order', ids);
    const changes = [
      { kind: 'invoice' as const, before, after },
      ...ordersOfInvoice(orders, before.paper, after),
    ];
    const result = await papers.commit(account.id, changes);
    return result === 'committed' ? ok(invoiceView(after)) : 'stale';
  });
}

/** Replaces an invoice that is a draft. */
export async function updateInvoice(deps: InvoiceDeps, asked: Asked): Promise<Outcome<Invoice>> {
  const { papers, numbers, now } = deps;
  const { account, body, id } = asked;
  const problem = bodyProblem(account, now(), body);
  if (problem) return problem;
  return carryOut(async () => {
    const before = await papers.get(account.id, 'invoice', id);
    if (!before) return refuse('INVOICE_NOT_FOUND');
    if (invoiceStatus(before.paper) !== 'draft') return refuse('INVOICE_NOT_DRAFT');
    const parts = await partsOf(deps, asked, before.paper);
    if (!parts.ok) return parts;
    const { number: old, isOwnNumber, clientId } = before.paper;
    const number = body.number ?? old;
    const isRenumbered = number !== old;
    const after: StoredInvoice = {
      ...before.paper,
      ...{ number, isOwnNumber: isOwnNumber && !isRenumbered, clientId: body.clientId },
      clientName: parts.value.clientName,
      orders: invoicedOrders(body, parts.value.orders),
      ...{ due: body.due ?? null, note: body.note ?? null },
    };
    const more = [
      ...(isRenumbered
        ? [numbers.taken(account.id, number, id), ...(await numbers.freed(account.id, old, isOwnNumber))]
        : []),
      ...(clientId === body.clientId
        ? []
        : [papers.clientUse(account.id, clientId, -1), papers.clientUse(account.id, body.clientId, 1)]),
    ];
    const changes = [
      { kind: 'invoice' as const, before, after },
      ...ordersOfInvoice(parts.value.orders, before.paper, after),
    ];
    const result = await papers.commit(account.id, changes, more);
    if (result === 'committed') return ok(invoiceView(after));
    return result !== 'stale' && isRenumbered && result.refused.includes(0)
      ? refuse('INVOICE_NUMBER_TAKEN')
      : 'stale';
  });
}

/** Deletes an invoice that is a draft, and frees its number and its orders. */
export async function deleteInvoice(
  { papers, numbers }: Omit<InvoiceDeps, 'now'>,
  { account, id }: { account: Account; id: string },
): Promise<Outcome<undefined>> {
  return carryOut(async () => {
    const before = await papers.get(account.id, 'invoice', id);
    if (!before) return refuse('INVOICE_NOT_FOUND');
    const invoice = before.paper;
    if (invoiceStatus(invoice) !== 'draft') return refuse('INVOICE_NOT_DRAFT');
    const ids = invoice.orders.map((order) => order.id);
    const [orders, freed] = await Promise.all([
      papers.several(account.id, 'order', ids),
      numbers.freed(account.id, invoice.number, invoice.isOwnNumber),
    ]);
    const changes = [{ kind: 'invoice' as const, before }, ...ordersOfInvoice(orders, invoice, undefined)];
    const more = [...freed, papers.clientUse(account.id, invoice.clientId, -1)];
    const result = await papers.commit(account.id, changes, more);
    return result === 'committed' ? ok(undefined) : 'stale';
  });
}

/**
 * Records a payment under an ID, once. INVOICE_OVERPAID if more is paid than open. Payments of a draft count too.
 */
export async function addPayment(
  deps: Pick<InvoiceDeps, 'papers' | 'now'>,
  { account, body, id, paymentId }: { account: Account; body: PaymentBody; id: string; paymentId: string },
): Promise<Outcome<Invoice>> {
  const problem = bodyProblem(account, deps.now(), body);
  if (problem) return problem;
  return changeInvoice(deps, { account, id }, (invoice) => {
    const { payments, isVoid } = invoice;
    if (payments.some((payment) => payment.id === paymentId)) return ok(invoice);
    if (isVoid) return refuse('INVOICE_VOID');
    if (centsOf(body.amount) > invoiceSums(invoice).open) return refuse('INVOICE_OVERPAID');
    if (payments.length >= limits.paymentsPerInvoice) return refuse('INVOICE_PAYMENT_LIMIT');
    return ok({ ...invoice, payments: [...payments, { ...body, id: paymentId }] });
  });
}

/** Voids an invoice: it counts no longer, and its orders can be on another one. Repeating changes nothing. */
export async function voidInvoice(
  deps: Pick<InvoiceDeps, 'papers' | 'now'>,
  { account, id }: { account: Account; id: string },
): Promise<Outcome<Invoice>> {
  const problem = planProblem(account, deps.now());
  if (problem) return problem;
  return changeInvoice(deps, { account, id }, (invoice) =>
    ok(invoice.isVoid ? invoice : { ...invoice, isVoid: true }),
  );
}
