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

/** Returns an instant in words, in a zone, with the zone's name: "March 3, 2026 at 4:42 PM EST". */
export function timeInWords(iso: string, timeZone = 'UTC'): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  const day = { year: 'numeric', month: 'long', day: 'numeric' } as const;
  const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  try {
    const parts = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-US', { ...options, timeZone }).format(date).replaceAll(/\s/g, ' ');
    return `${parts(day)} at ${parts(time)}`;
  } catch {
    // A zone that this browser does not know.
    return timeZone === 'UTC' ? iso : timeInWords(iso);
  }
}
