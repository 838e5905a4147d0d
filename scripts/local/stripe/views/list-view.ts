import type { Json } from '../models.ts';

/** Returns Stripe's envelope for a list. */
export function listView(data: Json[], url: string, hasMore = false): Json {
  return { object: 'list', data, has_more: hasMore, url };
}
