import { addDays } from '../dates.ts';

/** Days before the end of a matter's deadline on which the notary gets an email. */
const noticeDays = [3, 0] as const;

/** An email before a matter is due, and the day on which it is sent; both YYYY-MM-DD. */
export type MatterReminder = { matterId: string; dueOn: string; dueDay: string };

/** Returns the emails about a matter's deadline that are due on a day or later. None without a deadline, or for a closed matter. */
export function matterReminders(
  { id, dueOn, closedAt }: { id: string; dueOn: string | null; closedAt: string | null },
  day: string,
): MatterReminder[] {
  if (dueOn === null || closedAt !== null) return [];
  return noticeDays
    .map((days) => ({ matterId: id, dueOn, dueDay: addDays(dueOn, -days) }))
    .filter(({ dueDay }) => dueDay >= day);
}
