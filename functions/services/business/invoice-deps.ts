import type { InvoiceNumbers } from '#functions/store/business/invoice-numbers.ts';
import type { PaperChange, Versioned } from '#functions/store/business/paper-change.ts';
import type { PaperStore } from '#functions/store/business/paper-store.ts';
import type { StoredInvoice, StoredOrder } from '#functions/store/business/stored-papers.ts';
import { isSettled } from '#functions/store/business/year-counts.ts';

export type InvoiceDeps = {
  papers: Pick<PaperStore, 'get' | 'several' | 'commit' | 'clientUse'>;
  numbers: InvoiceNumbers;
  now: () => Date;
};

type Orders = ReadonlyMap<string, Versioned<StoredOrder>>;

/**
 * Returns the changes of orders that follow from a change of an invoice: which invoice they are on, and whether it is
 * paid. A void invoice, or a missing one, frees its orders.
 */
export function ordersOfInvoice(
  orders: Orders,
  before: StoredInvoice | undefined,
  after: StoredInvoice | undefined,
): PaperChange[] {
  const current = after && !after.isVoid ? after : undefined;
  const ids = new Set([...(before?.orders ?? []), ...(after?.orders ?? [])].map(({ id }) => id));
  return [...ids].flatMap((id): PaperChange[] => {
    const order = orders.get(id);
    if (!order) return [];
    const isOn = current?.orders.some((one) => one.id === id) ?? false;
    const invoiceId = isOn ? (current?.id ?? null) : null;
    const isPaid = isOn && current !== undefined && isSettled(current);
    const { invoiceId: wasOn, isPaid: wasPaid } = order.paper;
    // An order that is on another invoice meanwhile is none of this one's.
    if (!isOn && wasOn !== before?.id) return [];
    if (wasOn === invoiceId && wasPaid === isPaid) return [];
    return [{ kind: 'order', before: order, after: { ...order.paper, invoiceId, isPaid } }];
  });
}
