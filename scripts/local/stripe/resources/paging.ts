import type { Json } from '../models.ts';
import { invalid, missing } from '../stripe-error.ts';
import { listView } from '../views/list-view.ts';

export type PageParams = { limit?: number; starting_after?: string; ending_before?: string };
export const pageParams = ['limit', 'starting_after', 'ending_before'] as const;

/** Returns a page of the records. They are passed oldest first and listed newest first, as Stripe does. */
export function page<T extends { id: string }>(
  oldestFirst: readonly T[],
  params: PageParams,
  url: string,
  view: (record: T) => Json,
): Json {
  const limit = params.limit ?? 10;
  if (!(Number.isInteger(limit) && limit >= 1 && limit <= 100)) {
    throw invalid('Invalid integer: limit must be between 1 and 100.', 'limit');
  }
  const all = oldestFirst.toReversed();
  const position = (id: string, param: string) => {
    const index = all.findIndex((one) => one.id === id);
    if (index < 0) throw missing('object', id, param);
    return index;
  };
  if (params.ending_before !== undefined) {
    const end = position(params.ending_before, 'ending_before');
    const start = Math.max(0, end - limit);
    return listView(all.slice(start, end).map(view), url, start > 0);
  }
  const start =
    params.starting_after === undefined ? 0 : position(params.starting_after, 'starting_after') + 1;
  return listView(all.slice(start, start + limit).map(view), url, all.length > start + limit);
}
