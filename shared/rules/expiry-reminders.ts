import { type Commission, noticeDays } from './commissions.ts';

/** A mail before a commission expires: how many days before, and on which day it is due (YYYY-MM-DD). */
export type ExpiryReminder = Pick<Commission, 'commissionNumber' | 'expirationDate'> & {
  days: (typeof noticeDays)[number];
  dueDay: string;
};

/** A reminder that did not go on its day still goes on one of the next; the last of all on the last day of the commission. */
const lateDays = 7;

const dayMs = 86_400_000;

function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * dayMs).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** The day of an instant by UTC, YYYY-MM-DD. No timezone that a notary may choose is ahead of it. */
export function utcDay(at: Date): string {
  return at.toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** The reminders of a commission that are due later than a day. */
export function remindersAfter(
  { commissionNumber, expirationDate }: Pick<Commission, 'commissionNumber' | 'expirationDate'>,
  day: string,
): ExpiryReminder[] {
  return noticeDays
    .map((days) => ({ commissionNumber, expirationDate, days, dueDay: dayBefore(expirationDate, days) }))
    .filter(({ dueDay }) => dueDay > day);
}

/** The days whose reminders may go on a day, the earliest first: it and those before that were perhaps missed. */
export function dueDaysOn(day: string): string[] {
  return Array.from({ length: lateDays + 1 }, (_, index) => dayBefore(day, lateDays - index));
}

/** When a reminder can be forgotten: no run looks at its day any more. */
export function forgottenAfter(dueDay: string): Date {
  return new Date(Date.parse(`${dueDay}T00:00:00Z`) + (lateDays + 3) * dayMs);
}
