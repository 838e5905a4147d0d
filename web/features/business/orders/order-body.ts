import type { Order, OrderBody } from './order-types.ts';

/** Returns what `PUT` takes of an order as it was read: everything that the notary can change. */
export function bodyOf(order: Order): OrderBody {
  const { title, clientId, orderNumber, startsAt, timezone, minutes, address, lat, lng } = order;
  const { signers, product, pages, scanbacksDue, instructions, lines, status, source, entryIds } = order;
  return {
    ...{ title, clientId, orderNumber, startsAt, timezone, minutes, address, lat, lng },
    ...{ signers, product, pages, scanbacksDue, instructions, lines, status, source, entryIds },
  };
}
