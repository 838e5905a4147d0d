import { api } from '#web/lib/api/api-client.ts';
import { bodyOf } from './order-body.ts';
import type { Order, OrderBody } from './order-types.ts';

/** Changes some fields of an order as the server has it now, so that another device's changes to the others stay. */
export async function changeOrder(
  id: string,
  change: (order: Order) => Partial<OrderBody>,
  notaryId?: string,
): Promise<Order> {
  const owner = notaryId === undefined ? {} : { notaryId };
  const order = await api('get-order', { params: { id }, ...owner });
  return await api('update-order', {
    params: { id },
    body: { ...bodyOf(order), ...change(order) },
    ...owner,
  });
}
