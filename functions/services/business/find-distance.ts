import type { DrivingDistances } from '#functions/adapters/location/driving-distances.ts';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { PaidLookupStore } from '#functions/store/account/paid-lookup-store.ts';
import { businessLimits } from '#shared/data/business/business-limits.ts';
import { errorDetails } from '#shared/errors.ts';
import type { Drive } from '#shared/schemas/business/trip.ts';
import { prohibitedInJournal } from '../compliance/prohibited-number.ts';
import { secondsToNextDay } from '../location/seconds-to-next-day.ts';
import { planProblem } from './carry-out.ts';

type Deps = {
  /** Undefined in stages without a route calculator. */
  distances: DrivingDistances | undefined;
  lookups: PaidLookupStore;
  /** Reports a distance that the map service charges for. */
  reportPaid: () => void;
  now: () => Date;
};

const unknown = (field: string) =>
  refuse('TRIP_PLACE_UNKNOWN', { detail: `${field}: ${errorDetails.TRIP_PLACE_UNKNOWN}` });

/**
 * Returns the driving distance between two addresses in miles with one decimal. Only the count of the day
 * is stored. Distances that fail count too, because the map service may have charged for them.
 */
export async function findDistance(
  { distances, lookups, reportPaid, now }: Deps,
  account: Account,
  { from, to }: Drive,
): Promise<Outcome<{ miles: number }>> {
  const at = now();
  const problem = planProblem(account, at) ?? prohibitedInJournal(account, { from, to });
  if (problem) return problem;
  if (!distances) return refuse('DISTANCE_UNAVAILABLE');
  const left = await lookups.take(account.id, businessLimits.paidDistancesPerDay, at, 'distances');
  if (left === undefined) return refuse('DISTANCE_LIMIT', { retryAfter: secondsToNextDay(at) });
  reportPaid();
  const [start, end] = await Promise.all([distances.placeOf(from), distances.placeOf(to)]);
  if (!start) return unknown('From');
  if (!end) return unknown('To');
  const miles = Math.round(((await distances.milesBetween(start, end)) ?? 0) * 10) / 10;
  // Two names of one place make no trip: its miles must be above zero.
  return miles > 0 ? ok({ miles }) : refuse('ROAD_NOT_FOUND');
}
