import { dayIn, timeIn } from '#shared/rules/dates.ts';
import { shownDay } from '#shared/rules/shown-day.ts';
import { clockTime } from '#shared/rules/shown-time.ts';
import { zoneAbbreviation } from '#shared/rules/utc-offset.ts';
import type { Profile } from './api/api-types.ts';

/** How a notary reads dates: the profile's timezone and date format. */
export type DateStyle = Pick<Profile, 'timezone' | 'dateFormat'>;

/** Formats a calendar day (YYYY-MM-DD) in the notary's date format. A day has no timezone. */
export function formatDay(day: string, { dateFormat }: Pick<DateStyle, 'dateFormat'>): string {
  return shownDay(day, dateFormat);
}

/** Formats the day of an instant (ISO 8601) in the notary's timezone and date format. */
export function formatDate(instant: string, style: DateStyle): string {
  return formatDay(dayIn(style.timezone, new Date(instant)), style);
}

/** Formats the 12-hour time of an instant in the notary's timezone: `3:04 PM`. */
export function formatTime(instant: string, { timezone }: Pick<DateStyle, 'timezone'>): string {
  return clockTime(timeIn(timezone, new Date(instant)));
}

/** Formats an instant in an entry's own timezone, which it names: `03/14/2026, 3:04 PM EST`. */
export function formatEntryTime(instant: string, actTimezone: string | null, style: DateStyle): string {
  const timezone = actTimezone ?? style.timezone;
  const abbreviation = zoneAbbreviation(timezone, new Date(instant));
  return `${formatDateTime(instant, { ...style, timezone })} ${abbreviation}`;
}

/** Formats the day and 12-hour time of an instant: `03/14/2026, 3:04 PM`. */
export function formatDateTime(instant: string, style: DateStyle): string {
  return `${formatDate(instant, style)}, ${formatTime(instant, style)}`;
}
