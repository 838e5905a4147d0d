import { ApiError } from '#web/lib/api/api-error.ts';
import { forgetLinks, unlinkedEntries } from '#web/lib/entries/order-links.ts';
import { warn } from '#web/lib/warn.ts';
import { changeOrder } from './change-order.ts';

/** Whether an order will never take its entries: it was deleted, or it is full. */
const isHopeless = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 422);

/**
 * Links sealed entries that this device remembers to their orders. Two tabs may do the same: the order lists each entry once.
 * Links that cannot be sent now stay remembered. Returns whether any order has changed.
 */
export async function linkEntries(notaryId: string): Promise<boolean> {
  let isChanged = false;
  for (const [orderId, ids] of unlinkedEntries(notaryId)) {
    try {
      await changeOrder(
        orderId,
        ({ entryIds }) => ({ entryIds: [...new Set([...entryIds, ...ids])] }),
        notaryId,
      );
      isChanged = true;
    } catch (error) {
      if (!isHopeless(error)) continue;
      warn('Entries could not be linked to their order', error);
    }
    forgetLinks(notaryId, ids);
  }
  return isChanged;
}
