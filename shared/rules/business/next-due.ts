import type { ExpenseRepeats } from '../../schemas/business/expense.ts';
import { lastBusinessDay } from '../../schemas/business/parts.ts';
import { lastDayOf, nextMonth } from '../dates.ts';

/** Returns the day of the month on which an expense repeats: `repeatDay`, where its own month was too short for it. */
export const dayOfRepeats = ({ date, repeatDay }: { date: string; repeatDay?: number | undefined }) =>
  repeatDay ?? Number(date.slice(8));

/**
 * Returns the local day (YYYY-MM-DD) on which an expense is due again, null if it doesn't repeat. A month without the
 * day uses its last day.
 */
export function nextDue(expense: {
  date: string;
  repeats?: ExpenseRepeats | null | undefined;
  repeatDay?: number | undefined;
}): string | null {
  const { date, repeats } = expense;
  if (!repeats) return null;
  const month = date.slice(0, 7);
  const next = repeats === 'monthly' ? nextMonth(month) : `${Number(month.slice(0, 4)) + 1}${month.slice(4)}`;
  const day = `${next}-${String(dayOfRepeats(expense)).padStart(2, '0')}`;
  const due = [day, lastDayOf(next)].toSorted()[0] ?? day;
  return due <= lastBusinessDay ? due : null;
}
