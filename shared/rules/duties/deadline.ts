import type { Within } from '../../data/state-duty.ts';
import { addBusinessDays } from './business-days.ts';

/** Returns the last day of a deadline that starts on a day, both YYYY-MM-DD. Null for "promptly" and "immediately". */
export function deadline(from: string, within: Within | undefined): string | null {
  if (within === undefined || typeof within === 'string') return null;
  if ('businessDays' in within) return addBusinessDays(from, within.businessDays);
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  if ('days' in within)
    return new Date(Date.UTC(year, month - 1, day + within.days)).toISOString().slice(0, 10);
  // A month later is the same day, or the last day of a shorter month.
  const lastOfMonth = new Date(Date.UTC(year, month + within.months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + within.months, Math.min(day, lastOfMonth)))
    .toISOString()
    .slice(0, 10);
}

/** Returns a deadline in words: "15 business days", "30 days", "promptly". */
export function withinWords(within: Within): string {
  if (typeof within === 'string') return within;
  const [[unit, count] = ['days', 0]] = Object.entries(within);
  const one = { businessDays: 'business day', days: 'day', months: 'month' }[unit] ?? unit;
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}
