import { dayIn, timeIn } from '#shared/rules/dates.ts';
import { clockTime } from '#shared/rules/shown-time.ts';
import { instantOf, localOffset, zoneAbbreviation } from '#shared/rules/utc-offset.ts';
import { type DateStyle, formatDay } from '#web/lib/dates.ts';
import type { OrderRow } from './order-types.ts';

/** Splits a local date and time, `2026-12-03T17:30`. */
export function partsOf(local: string): { day: string; time: string } {
  const [day = '', time = ''] = local.split('T');
  return { day, time };
}

/** Returns the abbreviation of a zone at a local time if it is not the notary's: `MST`. */
export function foreignZone(local: string, timezone: string, notary: DateStyle): string {
  const { day, time } = partsOf(local);
  if (timezone === notary.timezone || !day || !time) return '';
  const at = instantOf(day, time, localOffset(timezone, { day, time }));
  return zoneAbbreviation(timezone, at);
}

/** Returns a time of day, with its zone if it is not the notary's: `5:30 PM MST`. */
export function shownTimeOf(local: string, timezone: string, notary: DateStyle): string {
  return `${clockTime(partsOf(local).time)} ${foreignZone(local, timezone, notary)}`.trim();
}

/** Returns a local date and time as the notary reads it: `12/03/2026, 5:30 PM MST`. */
export function shownLocal(local: string, timezone: string, notary: DateStyle): string {
  return `${formatDay(partsOf(local).day, notary)}, ${shownTimeOf(local, timezone, notary)}`;
}

/** Returns the short day of the week: `Thu`. */
export function weekday(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { weekday: 'short', timeZone: 'UTC' });
}

/** Tells whether an order began before now. */
export function hasBegun(
  { startsAt, timezone }: Pick<OrderRow, 'startsAt' | 'timezone'>,
  now: Date,
): boolean {
  return startsAt <= `${dayIn(timezone, now)}T${timeIn(timezone, now)}`;
}
