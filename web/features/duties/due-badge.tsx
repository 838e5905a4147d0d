import { Badge } from '@aws-amplify/ui-react';
import { daysBetween } from '#shared/rules/commissions.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { type DateStyle, formatDay } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';

const variations = { late: 'error', soon: 'warning', later: 'info' } as const;

/** The deadline of an open matter, counted down. */
export function DueBadge({ dueOn }: { dueOn: string }) {
  const { text, tone } = countdown(dueOn, useNotary(), new Date());
  return <Badge variation={variations[tone]}>{text}</Badge>;
}

/** A deadline in words, and how urgent it is. */
type Countdown = { text: string; tone: 'late' | 'soon' | 'later' };

const soonDays = 3;

/** Returns how far away a deadline (YYYY-MM-DD) is in the notary's time zone: "in 5 days, on 12/01/2026". */
function countdown(dueOn: string, style: DateStyle, now: Date): Countdown {
  const days = daysBetween(dayIn(style.timezone, now), dueOn);
  const on = formatDay(dueOn, style);
  if (days < 0) return { text: `Overdue since ${on}`, tone: 'late' };
  if (days === 0) return { text: `Due today, ${on}`, tone: 'soon' };
  const then = days === 1 ? 'tomorrow' : `in ${days} days`;
  return { text: `Due ${then}, on ${on}`, tone: days <= soonDays ? 'soon' : 'later' };
}
