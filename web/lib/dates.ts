import type { Profile } from './api-types.ts';

/** How a notary reads dates: the profile's timezone and date format. */
export type DateStyle = Pick<Profile, 'timezone' | 'dateFormat'>;

type Parts = { year: string; month: string; day: string };

function partsIn(timezone: string, at: Date): Parts {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const found = Object.fromEntries(format.formatToParts(at).map((part) => [part.type, part.value]));
  return { year: found['year'] ?? '', month: found['month'] ?? '', day: found['day'] ?? '' };
}

function inOrder({ year, month, day }: Parts, dateFormat: Profile['dateFormat']): string {
  if (dateFormat === 'dd/MM/yyyy') return `${day}/${month}/${year}`;
  if (dateFormat === 'yyyy-MM-dd') return `${year}-${month}-${day}`;
  return `${month}/${day}/${year}`;
}

/** Returns today in a timezone as YYYY-MM-DD. */
export function todayIn(timezone: string, now: Date): string {
  return inOrder(partsIn(timezone, now), 'yyyy-MM-dd');
}

/** Formats a calendar day (YYYY-MM-DD) in the notary's date format. A day has no timezone. */
export function formatDay(day: string, style: Pick<DateStyle, 'dateFormat'>): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return inOrder({ year, month, day: date }, style.dateFormat);
}

/** Formats the day of an instant (ISO 8601) in the notary's timezone and date format. */
export function formatDate(instant: string, style: DateStyle): string {
  return inOrder(partsIn(style.timezone, new Date(instant)), style.dateFormat);
}

/** Formats the 12-hour time of an instant in the notary's timezone: `3:04 PM`. */
export function formatTime(instant: string, style: Pick<DateStyle, 'timezone'>): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: style.timezone,
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  });
  return format.format(new Date(instant)).replace(/\s/g, ' ');
}

/** Formats the time of an instant in a timezone as HH:MM (24 hours), the value of a time input. */
export function timeIn(timezone: string, at: Date): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return format.format(at);
}

/** Formats the day and 12-hour time of an instant: `03/14/2026, 3:04 PM`. */
export function formatDateTime(instant: string, style: DateStyle): string {
  return `${formatDate(instant, style)}, ${formatTime(instant, style)}`;
}
