import { addDays, dayIn, timeIn } from '#shared/rules/dates.ts';
import { instantOf, localOffset } from '#shared/rules/utc-offset.ts';

/** Local times of day between which the next day's orders are emailed. */
const [begins, ends] = ['18:00', '22:00'];

/** Returns whether it is evening in a time zone. */
export function isEvening(timezone: string, now: Date): boolean {
  const time = timeIn(timezone, now);
  return begins <= time && time < ends;
}

/** Returns when the next evening after an instant begins in a time zone. */
export function eveningAfter(timezone: string, now: Date): Date {
  const today = dayIn(timezone, now);
  const beginsOn = (day: string) => instantOf(day, begins, localOffset(timezone, { day, time: begins }));
  const tonight = beginsOn(today);
  return tonight > now ? tonight : beginsOn(addDays(today, 1));
}
