import { zoneParts } from './zone-parts.ts';

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Returns the calendar day of an instant in a timezone, YYYY-MM-DD. */
export function dayIn(timezone: string, at: Date): string {
  const { year = '', month, day } = zoneParts('local', timezone, at);
  return `${year.padStart(4, '0')}-${month}-${day}`;
}

/** Returns the time of day of an instant in a timezone, HH:MM, of 24 hours. */
export function timeIn(timezone: string, at: Date): string {
  const { hour, minute } = zoneParts('local', timezone, at);
  return `${hour}:${minute}`;
}

/** Returns the calendar month of an instant in a timezone, YYYY-MM. */
export function monthIn(timezone: string, at: Date): string {
  return dayIn(timezone, at).slice(0, 7);
}

/** Returns the month before a month, both YYYY-MM. */
export function previousMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${twoDigits(number - 1)}`;
}

/** Returns the month after a month, both YYYY-MM. */
export function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${twoDigits(number + 1)}`;
}

/** Returns the last day of a month: `2026-02` -> `2026-02-28`. */
export function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return `${month}-${new Date(Date.UTC(year, number, 0)).getUTCDate()}`;
}

/** Returns a month in words: `2026-10` -> `October 2026`. */
export function monthInWords(month: string): string {
  const form = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', form);
}

/** Returns the day that many days after a day, or before it if the number is negative; both YYYY-MM-DD. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/**
 * Returns the percent change against the previous month, with one decimal; 100 when the previous value is
 * zero and the current one is not (specification, section 2.5).
 */
export function percentChange(current: number, previous: number): number {
  if (previous === 0) return current > 0 ? 100 : 0;
  return Math.round(((current - previous) / previous) * 1000) / 10;
}

/** Reports whether this runtime knows an IANA timezone, such as `America/Chicago`. */
export function isTimezone(name: string): boolean {
  // Intl also accepts mere offsets, such as `+05:00`.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
