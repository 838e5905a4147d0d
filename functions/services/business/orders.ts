import { isDeepStrictEqual } from 'node:util';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { EntryLinks } from '#functions/store/business/entry-links.ts';
import type { PaperChange } from '#functions/store/business/paper-change.ts';
import { orderView } from '#functions/store/business/paper-rows.ts';
import type { PaperStore } from '#functions/store/business/paper-store.ts';
import type { StoredInvoice, StoredOrder } from '#functions/store/business/stored-papers.ts';
import { isSettled } from '#functions/store/business/year-counts.ts';
import type { EntryBatch } from '#functions/store/entries/entry-batch.ts';
import type { TransactItem } from '#functions/store/table/transactions.ts';
import type { Order, OrderBody } from '#shared/schemas/business/order.ts';
import { bodyProblem, carryOut } from './carry-out.ts';
import { invoicedOrder } from './invoiced-order.ts';
import { entriesOfOrder } from './order-entries.ts';
import { unknownReference } from './references.ts';

export type OrderDeps = {
  papers: Pick<PaperStore, 'get' | 'several' | 'commit' | 'clientUse'>;
  links: EntryLinks;
  batch: Pick<EntryBatch, 'byId'>;
  now: () => Date;
};

type Asked = { account: Account; body: OrderBody; id: string };

const distinct = (ids: readonly string[]) => [...new Set(ids)];

/** The writes of a transaction about entries and clients that an order stops or begins to name. */
function linkChanges(
  { papers, links }: Pick<OrderDeps, 'papers' | 'links'>,
  notaryId: string,
  before: StoredOrder | undefined,
  after: StoredOrder | undefined,
): { links: TransactItem[]; clients: TransactItem[] } {
  const id = (after ?? before)?.id ?? '';
  const [old, next] = [before?.entryIds ?? [], after?.entryIds ?? []];
  const [oldClient, nextClient] = [before?.clientId ?? null, after?.clientId ?? null];
  const clients =
    oldClient === nextClient
      ? []
      : ([
          [oldClient, -1],
          [nextClient, 1],
        ] as const);
  return {
    links: [
      ...next.filter((entry) => !old.includes(entry)).map((entry) => links.linked(notaryId, entry, id)),
      ...old.filter((entry) => !next.includes(entry)).map((entry) => links.unlinked(notaryId, entry)),
    ],
    clients: clients.flatMap(([clientId, uses]) =>
      clientId ? [papers.clientUse(notaryId, clientId, uses)] : [],
    ),
  };
}

/** Writes a change of an order with its links, and the changes of other papers that follow from it. */
async function commitOrder(
  deps: Pick<OrderDeps, 'papers' | 'links'>,
  notaryId: string,
  change: Extract<PaperChange, { kind: 'order' }>,
  others: PaperChange[] = [],
): Promise<Outcome<undefined> | 'stale'> {
  const { links, clients } = linkChanges(deps, notaryId, change.before?.paper, change.after);
  const result = await deps.papers.commit(notaryId, [change, ...others], [...links, ...clients]);
  if (result === 'committed') return ok(undefined);
  if (result === 'stale') return 'stale';
  return result.refused.some((place) => place < links.length)
    ? refuse('ENTRY_ON_OTHER_ORDER')
    : unknownReference('client_id', 'client');
}

/** Adds an order. A repeated request under the same ID returns the order as it is now. */
export async function addOrder(deps: OrderDeps, { account, body, id }: Asked): Promise<Outcome<Order>> {
  const problem = bodyProblem(account, deps.now(), body);
  if (problem) return problem;
  const entryIds = distinct(body.entryIds);
  const entries = await entriesOfOrder(deps, account, entryIds);
  if (!entries.ok) return entries;
  const facts = { sequence: 0, trips: 0, invoiceId: null, isPaid: false, entries: entries.value };
  const after: StoredOrder = { ...body, id, entryIds, ...facts };
  return carryOut(async () => {
    const earlier = await deps.papers.get(account.id, 'order', id);
    if (earlier) return ok(orderView(earlier.paper));
    const result = await commitOrder(deps, account.id, { kind: 'order', after });
    if (result === 'stale' || !result.ok) return result;
    return ok(orderView(after));
  });
}

/** Returns one order. */
export async function getOrder(
  { papers }: { papers: Pick<PaperStore, 'get'> },
  { account, id }: { account: Account; id: string },
): Promise<Outcome<Order>> {
  const found = await papers.get(account.id, 'order', id);
  return found ? ok(orderView(found.paper)) : refuse('ORDER_NOT_FOUND');
}

/** The facts of an order that calendars show. */
const appointmentOf = ({ startsAt, timezone, minutes, address, status }: OrderBody) => ({
  ...{ startsAt, timezone, minutes, address: address ?? null, status },
});

/** The effects of a changed order: whether its invoice is now paid, and changes of other papers. */
type Effects = { isPaid: boolean; others: PaperChange[] };

/**
 * Returns the effects on an order's invoice, which shows the order as it is now, and on the invoice's other orders.
 * ORDER_INVOICED if the change would alter the amounts of an invoice that was sent or paid.
 */
async function invoiceEffects(
  { papers }: OrderDeps,
  notaryId: string,
  before: StoredOrder,
  body: OrderBody,
): Promise<Outcome<Effects>> {
  const { id, isPaid, invoiceId } = before;
  const [old, next] = [invoicedOrder(before), invoicedOrder({ ...before, ...body })];
  const invoice =
    invoiceId && !isDeepStrictEqual(old, next) ? await papers.get(notaryId, 'invoice', invoiceId) : undefined;
  if (!invoice) return ok({ isPaid, others: [] });
  const { sentAt, payments } = invoice.paper;
  const isFixed = sentAt !== null || payments.length > 0;
  if (isFixed && !isDeepStrictEqual(old.lines, next.lines)) return refuse('ORDER_INVOICED');
  const orders = invoice.paper.orders.map((order) => (order.id === id ? next : order));
  const after: StoredInvoice = { ...invoice.paper, orders };
  const others: PaperChange[] = [{ kind: 'invoice', before: invoice, after }];
  // An invoice of 0.00 leaves nothing to pay, until one of its orders has an amount.
  const isPaidNow = isSettled(after);
  const otherIds = orders.map((order) => order.id).filter((each) => each !== id);
  if (isPaidNow !== isPaid && otherIds.length > 0) {
    for (const order of (await papers.several(notaryId, 'order', otherIds)).values()) {
      others.push({ kind: 'order', before: order, after: { ...order.paper, isPaid: isPaidNow } });
    }
  }
  return ok({ isPaid: isPaidNow, others });
}

/** Replaces an order. Entries can belong to one order only. */
export async function updateOrder(deps: OrderDeps, { account, body, id }: Asked): Promise<Outcome<Order>> {
  const problem = bodyProblem(account, deps.now(), body);
  if (problem) return problem;
  const entryIds = distinct(body.entryIds);
  return carryOut(async () => {
    const before = await deps.papers.get(account.id, 'order', id);
    if (!before) return refuse('ORDER_NOT_FOUND');
    const { sequence, trips, invoiceId, entries: known } = before.paper;
    const entries = await entriesOfOrder(deps, account, entryIds, known);
    if (!entries.ok) return entries;
    const isMoved = !isDeepStrictEqual(appointmentOf(before.paper), appointmentOf(body));
    const effects = await invoiceEffects(deps, account.id, before.paper, body);
    if (!effects.ok) return effects;
    const { isPaid, others } = effects.value;
    const facts = {
      trips,
      invoiceId,
      isPaid,
      entries: entries.value,
      sequence: sequence + (isMoved ? 1 : 0),
    };
    const after: StoredOrder = { ...body, id, entryIds, ...facts };
    const result = await commitOrder(deps, account.id, { kind: 'order', before, after }, others);
    if (result === 'stale' || !result.ok) return result;
    return ok(orderView(after));
  });
}

/** Deletes an order. Its entries stay as they are. ORDER_INVOICED if it is on an invoice. */
export async function deleteOrder(
  deps: Pick<OrderDeps, 'papers' | 'links'>,
  { account, id }: { account: Account; id: string },
): Promise<Outcome<undefined>> {
  return carryOut(async () => {
    const before = await deps.papers.get(account.id, 'order', id);
    if (!before) return refuse('ORDER_NOT_FOUND');
    if (before.paper.invoiceId) return refuse('ORDER_INVOICED');
    return commitOrder(deps, account.id, { kind: 'order', before });
  });
}
