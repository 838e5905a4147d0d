import { amountOf } from '#shared/rules/business/amounts.ts';
import type { Profile } from '#web/lib/api/api-types.ts';
import type { RowOf } from '#web/lib/api/use-list.ts';

export type Trip = RowOf<'list-trips'>;

/** Returns the business address of a profile on one line; empty if there is none. */
export function businessPlace(notary: Profile): string {
  const { businessAddress, businessAddress2, businessCity, businessState, businessZip } = notary;
  const stateZip = [businessState, businessZip].filter(Boolean).join(' ');
  return [businessAddress, businessAddress2, businessCity, stateZip].filter(Boolean).join(', ');
}

/** Returns where a trip starts: at the end of the last trip that day, else at the business. Trips are listed latest first. */
export function placeBefore(day: string, trips: readonly Trip[], business: string): string {
  return trips.find(({ date }) => date === day)?.to ?? business;
}

const bare = (place: string) =>
  place
    .toLowerCase()
    .replace(/[\s,.]+/g, ' ')
    .trim();

/** Returns the miles of the latest trip between two places, in either direction. */
export function milesBetween(from: string, to: string, trips: readonly Trip[]): number | undefined {
  const ends = [bare(from), bare(to)];
  if (ends.includes('')) return undefined;
  const same = ({ from: start, to: end }: Trip) =>
    ends.includes(bare(start)) && ends.includes(bare(end)) && bare(start) !== bare(end);
  return trips.find(same)?.miles;
}

/** Returns the places of trips, latest first, after the business address. */
export function knownPlaces(trips: readonly Trip[], business: string): string[] {
  const places = new Map<string, string>();
  for (const place of [business, ...trips.flatMap(({ from, to }) => [to, from])]) {
    if (place !== '' && !places.has(bare(place))) places.set(bare(place), place);
  }
  return [...places.values()];
}

/** Returns the deduction for miles at a rate in cents. */
export function deduction(miles: number, rate: string): string {
  // Tenths of a mile times tenths of a cent are hundredths of a cent.
  return amountOf(Math.round((Math.round(miles * 10) * Math.round(Number(rate) * 10)) / 100));
}
