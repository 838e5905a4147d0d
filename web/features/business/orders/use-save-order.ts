import { api } from '#web/lib/api/api-client.ts';
import { useRefreshBusiness } from '#web/lib/api/use-refresh-business.ts';
import { notify, notifyFailure } from '#web/lib/browser/toasts.ts';
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
      const body = bodyFrom(values, { ...over, ...place, source: source ?? over?.source ?? null });
      const order = over
        ? await api('update-order', { params: { id: over.id }, body })
        : await api('add-order', { body });
      notify.success('Order saved');
      void refresh();
      return order;
    } catch (error) {
      notifyFailure(error, 'the server gave no reason', (reason) => `The order was not saved: ${reason}`);
      return undefined;
    }
  };
}
