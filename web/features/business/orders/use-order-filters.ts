import { useNavigate, useSearchParams } from 'react-router';
import { missingParts, orderStatuses } from '#shared/schemas/business/order.ts';
import type { ListQuery } from '#web/lib/api/use-list.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { searchIn } from '../papers/use-paper-search.ts';

export const filterNames = ['q', 'status', 'missing', 'from', 'to'] as const;
export type FilterName = (typeof filterNames)[number];

const isDay = (text: string | null): text is string => /^20\d\d-\d\d-\d\d$/.test(text ?? '');

/** The filters of the orders. They are in the address, so that Back and a reload keep them. */
export function useOrderFilters() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [from, to] = [search.get('from'), search.get('to')];
  const status = orderStatuses.find((one) => one === search.get('status'));
  const missing = missingParts.find((one) => one === search.get('missing'));
  const q = searchIn(search);
  const query: ListQuery<'list-orders'> = {
    ...(q && { q }),
    ...(status && { status }),
    ...(missing && { missing }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
  };
  return {
    query,
    count: Object.keys(query).length,
    set: (name: FilterName, value: string) =>
      void navigate(paths.business('orders', { ...query, [name]: value || undefined }), { replace: true }),
    clear: () => void navigate(paths.business('orders'), { replace: true }),
  };
}
