import { dayIn, timeIn } from './dates.ts';
import { type DateFormat, shownDay } from './shown-day.ts';
import { zoneAbbreviation } from './utc-offset.ts';

/** Returns a time of day, HH:MM or HH:MM:SS, in the 12-hour format: `15:04` -> `3:04 PM`. */
export function clockTime(time: string): string {
  const [hours = '', ...rest] = time.split(':');
  return `${[Number(hours) % 12 || 12, ...rest].join(':')} ${Number(hours) < 12 ? 'AM' : 'PM'}`;
}

/**
 * Returns an instant in a time zone: day in the notary's format, 12-hour time, and zone ("11/20/2026, 3:04:05 PM
 * EST").
 */
export function shownTime(at: Date, timezone: string, dateFormat: DateFormat): string {
  const time = clockTime(`${timeIn(timezone, at)}:${at.toISOString().slice(17, 19)}`);
  return `${shownDay(dayIn(timezone, at), dateFormat)}, ${time} ${zoneAbbreviation(timezone, at)}`;
}
