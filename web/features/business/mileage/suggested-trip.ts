import type { Profile } from '#web/lib/api/api-types.ts';
import type { RowOf } from '#web/lib/api/use-list.ts';
import type { OpenTrip } from './open-trip.ts';
import { businessPlace, milesBetween, placeBefore, type Trip } from './trip-places.ts';

type Order = Pick<RowOf<'list-orders'>, 'id' | 'title' | 'startsAt' | 'address'>;

/** Returns the trip that the address of an order and the place before it suggest. Trips are listed latest first. */
export function suggestedTrip(
  { id, title, startsAt, address }: Order,
  trips: readonly Trip[],
  notary: Profile,
): OpenTrip {
  const date = startsAt.slice(0, 'YYYY-MM-DD'.length);
  const from = placeBefore(date, trips, businessPlace(notary));
  const to = address ?? '';
  const miles = milesBetween(from, to, trips);
  return { orderId: id, start: { date, from, to, miles: miles?.toString() ?? '', purpose: title } };
}
