import type { Within } from '../../data/state-duty.ts';
import { addDays } from '../dates.ts';
import { addBusinessDays } from './federal-holidays.ts';

/** The last day of a duty, YYYY-MM-DD. `suggested` if the law gives a word instead of a figure, and the day is ours. */
export type DueDate = { day: string; suggested: boolean };

/** Our suggestion for the law's words, in business days: the next day that offices are open, and within a week. */
const suggestedBusinessDays = { immediately: 1, promptly: 5 } as const;

/** Returns the same day of a later month, or that month's last day if it is shorter. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const date = new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, lastOfMonth)));
  return date.toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/**
 * Returns the last day on which a duty is met, counted from the day of its event (YYYY-MM-DD), which does not count
 * itself; null if the law sets no time. A deadline on a weekend is not moved: some states move it, and to be early
 * is always right.
 */
export function dueDate(within: Within | undefined, event: string): DueDate | null {
  if (within === undefined) return null;
  if (typeof within === 'string') {
    return { day: addBusinessDays(event, suggestedBusinessDays[within]), suggested: true };
  }
  if ('days' in within) return { day: addDays(event, within.days), suggested: false };
  if ('months' in within) return { day: addMonths(event, within.months), suggested: false };
  return { day: addBusinessDays(event, within.businessDays), suggested: false };
}
