import { api } from '#web/lib/api/api-client.ts';
import { useRefreshBusiness } from '#web/lib/api/use-refresh-business.ts';
import { notify, notifyFailure } from '#web/lib/browser/toasts.ts';
import { changeOrder } from './change-order.ts';
import type { Order } from './order-types.ts';
import { bodyFrom, type OrderValues } from './order-values.ts';

/** The order that is changed, the message that it came from, and an address with its point on the map. */
type Origin = {
  over?: Order | undefined;
  source?: string | null | undefined;
  place?: Pick<Order, 'address' | 'lat' | 'lng'>;
};

/** Returns what saves a form as a new order, or over the given one. It says how that ended; undefined for a failure. */
export function useSaveOrder() {
  const refresh = useRefreshBusiness();
  return async (values: OrderValues, { over, source, place }: Origin = {}): Promise<Order | undefined> => {
    try {
      // The present copy has entries that were linked while the form was open.
      const order = over
        ? await changeOrder(over.id, (now) =>
            bodyFrom(values, { ...now, ...place, source: source ?? now.source }),
          )
        : await api('add-order', { body: bodyFrom(values, { ...place, source: source ?? null }) });
      notify.success('Order saved');
      void refresh();
      return order;
    } catch (error) {
      notifyFailure(error, 'the server gave no reason', (reason) => `The order was not saved: ${reason}`);
      return undefined;
    }
  };
}
