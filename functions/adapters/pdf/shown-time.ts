import { tz } from '@date-fns/tz/tz';
import { format } from 'date-fns/format';
import { zoneAbbreviation } from '#shared/rules/utc-offset.ts';

/** Returns a calendar day (YYYY-MM-DD) in the notary's format and in words, so that nobody confuses day and month. */
export function shownDay(day: string, dateFormat: string): string {
  const noon = new Date(`${day}T12:00:00Z`);
  const utc = { in: tz('UTC') };
  return `${format(noon, dateFormat, utc)} (${format(noon, 'MMMM d, yyyy', utc)})`;
}

/** Returns a calendar day (YYYY-MM-DD) in the notary's format. */
export function shortDay(day: string, dateFormat: string): string {
  return format(new Date(`${day}T12:00:00Z`), dateFormat, { in: tz('UTC') });
}

/**
 * Returns an instant in a time zone: day in the notary's format, 12-hour time, and zone ("11/20/2026, 3:04:05 PM
 * EST").
 */
export function shownTime(at: Date, timezone: string, dateFormat: string): string {
  return `${format(at, `${dateFormat}, h:mm:ss a`, { in: tz(timezone) })} ${zoneAbbreviation(timezone, at)}`;
}
