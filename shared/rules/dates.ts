import { TZDate } from '@date-fns/tz/date';

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Returns the calendar day of an instant in a timezone, YYYY-MM-DD. */
export function dayIn(timezone: string, at: Date): string {
  return `${monthIn(timezone, at)}-${twoDigits(new TZDate(at, timezone).getDate())}`;
}

/** Returns the calendar month of an instant in a timezone, YYYY-MM. */
export function monthIn(timezone: string, at: Date): string {
  const local = new TZDate(at, timezone);
  return `${local.getFullYear()}-${twoDigits(local.getMonth() + 1)}`;
}

/** Returns the month before a month, both YYYY-MM. */
export function previousMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${twoDigits(number - 1)}`;
}

/**
 * Returns the percent change against the previous month, with one decimal; 100 when the previous value is
 * zero and the current one is not (specification, section 2.5).
 */
export function percentChange(current: number, previous: number): number {
  if (previous === 0) return current > 0 ? 100 : 0;
  return Math.round(((current - previous) / previous) * 1000) / 10;
}

/** Reports whether this runtime knows a timezone, such as `America/Chicago`. */
export function isTimezone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
