import { type Commission, noticeDays } from './commissions.ts';
import { addDays } from './dates.ts';

/** A mail before a commission expires: days before, and the day it is due (YYYY-MM-DD). */
export type ExpiryReminder = Pick<Commission, 'commissionNumber' | 'expirationDate'> & {
  days: (typeof noticeDays)[number];
  dueDay: string;
};

/** Days on which a missed reminder is still sent; the last one is sent on the commission's last day at the latest. */
const lateDays = 7;

/** Returns the UTC day of an instant, YYYY-MM-DD. No timezone that a notary can choose is ahead of UTC. */
export function utcDay(at: Date): string {
  return at.toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** Returns the reminders of a commission that are due after a day. */
export function remindersAfter(
  { commissionNumber, expirationDate }: Pick<Commission, 'commissionNumber' | 'expirationDate'>,
  day: string,
): ExpiryReminder[] {
  return noticeDays
    .map((days) => ({ commissionNumber, expirationDate, days, dueDay: addDays(expirationDate, -days) }))
    .filter(({ dueDay }) => dueDay > day);
}

/** Returns the days whose reminders a run on a day sends, earliest first: that day and earlier ones that may have been missed. */
export function dueDaysOn(day: string): string[] {
  return Array.from({ length: lateDays + 1 }, (_, index) => addDays(day, index - lateDays));
}

/** Returns the time after which no run looks at a reminder's day any more. */
export function forgottenAfter(dueDay: string): Date {
  return new Date(`${addDays(dueDay, lateDays + 3)}T00:00:00Z`);
}
