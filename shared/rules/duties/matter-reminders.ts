import type { Matter } from '#shared/schemas/matter.ts';
import { addDays } from '../dates.ts';
import { rulesOf } from './rules-of.ts';

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
  return remindersOf(id, dueOn).filter(({ dueDay }) => dueDay >= day);
}

const remindersOf = (matterId: string, dueOn: string): MatterReminder[] =>
  noticeDays.map((days) => ({ matterId, dueOn, dueDay: addDays(dueOn, -days) }));

/** Returns every email that was ever planned for a matter, also for the deadlines that it had before a step changed them. */
export function everyReminderOf(matter: Matter): MatterReminder[] {
  const { dueOn } = rulesOf(matter.kind);
  const { steps } = matter;
  const deadlines = [matter.dueOn, dueOn({ ...matter, steps: [] })];
  for (const index of steps.keys()) deadlines.push(dueOn({ ...matter, steps: steps.slice(0, index + 1) }));
  return [...new Set(deadlines)].flatMap((deadline) =>
    deadline === null ? [] : remindersOf(matter.id, deadline),
  );
}
