import type { nearestTown } from '#functions/adapters/location/gazetteer.ts';
import type { Geocoder } from '#functions/adapters/location/geocoder.ts';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { PaidLookupStore } from '#functions/store/account/paid-lookup-store.ts';
import type { Place, PlaceStore } from '#functions/store/account/place-store.ts';
import type { reverseGeocode as contract } from '#shared/contract/location.ts';
import type { Output } from '#shared/contract/schemas.ts';
import { limits } from '#shared/data/limits.ts';
import { isSamePlace, type MapPoint, metersBetween, samePlaceMeters } from '#shared/rules/same-place.ts';
import { townLabel } from '#shared/rules/town-label.ts';
import { secondsToNextDay } from './seconds-to-next-day.ts';

type Deps = {
  geocoder: Geocoder;
  nearestTown: typeof nearestTown;
  places: Pick<PlaceStore, 'around' | 'keep'>;
  lookups: PaidLookupStore;
  /** Reports a lookup that the map service charges for. */
  reportPaid: () => void;
  now: () => Date;
};

type Answer = Output<typeof contract>;

/** A point, and whether its street is worth a paid lookup. */
type Question = MapPoint & { street: boolean };

function answerOf({ address }: Pick<Place, 'address'>, lookupsLeft: number | null): Outcome<Answer> {
  return address ? ok({ formattedAddress: address, lookupsLeft }) : refuse('ADDRESS_NOT_FOUND');
}

/**
 * Returns the address at coordinates: from the notary's nearest earlier lookup within 50 m, otherwise from
 * the map service, which is paid. Without `street`, returns the town of the nearest ZIP code instead, which
 * is free. ADDRESS_NOT_FOUND where the map has none; ADDRESS_LOOKUP_LIMIT when the day's paid lookups are
 * used up. Failed lookups count too, because the service may have charged for them.
 */
export async function reverseGeocode(
  { geocoder, nearestTown, places, lookups, reportPaid, now }: Deps,
  notaryId: string,
  { street, ...point }: Question,
): Promise<Outcome<Answer>> {
  const at = now();
  const [earlier] = (await places.around(notaryId, point, samePlaceMeters, at))
    .filter((place) => isSamePlace(place, point))
    .toSorted((one, other) => metersBetween(one, point) - metersBetween(other, point));
  if (earlier?.address || (earlier && street)) return answerOf(earlier, null);
  if (!street) {
    const found = await nearestTown(point);
    return answerOf({ address: found && townLabel(found.town) }, null);
  }
  const left = await lookups.take(notaryId, limits.paidLookupsPerDay, at);
  if (left === undefined) {
    return refuse('ADDRESS_LOOKUP_LIMIT', { retryAfter: secondsToNextDay(at) });
  }
  reportPaid();
  const address = await geocoder.addressAt(point);
  const place = { ...point, address };
  await places.keep(notaryId, place, at);
  return answerOf(place, left);
}
