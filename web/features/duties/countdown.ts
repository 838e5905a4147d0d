import { daysBetween } from '#shared/rules/commissions.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { type DateStyle, formatDay } from '#web/lib/dates.ts';

/** A deadline in words, and how urgent it is. */
export type Countdown = { text: string; tone: 'late' | 'soon' | 'later' };

const soonDays = 3;

/** Returns how far away a deadline (YYYY-MM-DD) is in the notary's time zone: "in 5 days, on 12/01/2026". */
export function countdown(dueOn: string, style: DateStyle, now: Date): Countdown {
  const days = daysBetween(dayIn(style.timezone, now), dueOn);
  const on = formatDay(dueOn, style);
  if (days < 0) return { text: `Overdue since ${on}`, tone: 'late' };
  if (days === 0) return { text: `Due today, ${on}`, tone: 'soon' };
  const then = days === 1 ? 'tomorrow' : `in ${days} days`;
  return { text: `Due ${then}, on ${on}`, tone: days <= soonDays ? 'soon' : 'later' };
}
