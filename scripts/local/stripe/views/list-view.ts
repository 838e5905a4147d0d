import type { Json } from '../models.ts';

/** Stripe's envelope of a list. */
export function listView(data: Json[], url: string, hasMore = false): Json {
  return { object: 'list', data, has_more: hasMore, url };
}
