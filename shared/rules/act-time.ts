import { dayIn, timeIn } from './dates.ts';
import { instantOf, localOffset } from './utc-offset.ts';

/** How far a device's clock may be off, in milliseconds, before the server's clock is used instead. */
const allowedSkew = 2 * 60 * 1000;

/** From this delay on, in milliseconds, an entry shows both when it was recorded and when it was received. */
const shownDelay = 10 * 60 * 1000;

/** The facts about the time of an act that an entry states: day and time are local to the zone, `recordedAt` is ISO 8601. */
type StatedTime = {
  date: string;
  actTime?: string | null | undefined;
  actTimezone: string;
  recordedAt?: string | null | undefined;
};

/** Returns the later of two days, YYYY-MM-DD. */
const later = (left: string, right: string) => (left > right ? left : right);

/**
 * Returns the last day, YYYY-MM-DD, on which an act may lie: today in its time zone. If the device's clock is ahead, it
 * is what the device takes for today, because a wrong clock must not cost an entry; `timedAct` corrects the day.
 */
export function lastActDay({ actTimezone, recordedAt }: Omit<StatedTime, 'date'>, now: Date): string {
  const today = dayIn(actTimezone, now);
  return recordedAt ? later(today, dayIn(actTimezone, new Date(recordedAt))) : today;
}

/**
 * Returns when an entry was recorded, by the clock of the device unless that is more than two minutes ahead of the
 * server's. Then the server's counts, and `clockSkewSeconds` is how far the device's clock was ahead.
 */
export function judgedRecording(recordedAt: string | null | undefined, now: Date) {
  const recorded = recordedAt ? new Date(recordedAt) : now;
  const ahead = recorded.getTime() - now.getTime();
  return ahead > allowedSkew
    ? { recordedAt: now, clockSkewSeconds: Math.round(ahead / 1000) }
    : { recordedAt: recorded, clockSkewSeconds: null };
}

/** Returns the offset of an act, `-07:00`; while its time is unknown, that of noon. */
export function actUtcOffset({ date, actTime, actTimezone, recordedAt }: StatedTime): string {
  return localOffset(actTimezone, { day: date, time: actTime || '12:00', recordedAt });
}

/** Returns the earliest moment at which an act can have been recorded: its time, or the beginning of its day. */
function startOf({ date, actTime, actTimezone, recordedAt }: StatedTime): Date {
  const time = actTime || '00:00';
  return instantOf(date, time, localOffset(actTimezone, { day: date, time, recordedAt }));
}

/**
 * Returns the times of an entry that the server receives at `now`, in a journal that was opened at `openedAt`. A date that lies in
 * the future only because the device's clock is ahead becomes today. The device's time of recording is believed unless it is
 * missing, in the future, or before the act or the journal; then the time of receipt counts. A blank time of the act becomes the
 * local time of recording if the act was on that day. `lateEntry`: the act was on a day before the one on which it was recorded.
 */
export function timedAct(stated: StatedTime, now: Date, openedAt = new Date(0)) {
  const byClock = judgedRecording(stated.recordedAt, now);
  const { actTimezone } = stated;
  const today = later(dayIn(actTimezone, byClock.recordedAt), dayIn(actTimezone, now));
  const isAhead = stated.date > today && stated.date <= lastActDay(stated, now);
  const date = isAhead ? today : stated.date;
  const earliest = Math.max(openedAt.getTime(), startOf({ ...stated, date }).getTime());
  const isBelieved = byClock.recordedAt.getTime() >= earliest - allowedSkew;
  const recordedAt = isBelieved ? byClock.recordedAt : now;
  const recordedDay = dayIn(actTimezone, recordedAt);
  const actTime = stated.actTime || (date === recordedDay ? timeIn(actTimezone, recordedAt) : null);
  const facts = { date, actTime, actTimezone, recordedAt: recordedAt.toISOString() };
  return {
    ...facts,
    actUtcOffset: actUtcOffset(facts),
    clockSkewSeconds: byClock.clockSkewSeconds,
    lateEntry: isLate(facts),
    /** The local day of recording, YYYY-MM-DD. */
    recordedDay,
  };
}

/** Returns whether the act was on a day before the one on which it was recorded. */
export function isLate({
  date,
  actTimezone,
  recordedAt,
}: Required<Pick<StatedTime, 'date' | 'actTimezone'>> & { recordedAt: string }): boolean {
  return date < dayIn(actTimezone, new Date(recordedAt));
}

/** Reports whether an entry was received so long after it was recorded that both times must be shown. */
export function wasReceivedLater(
  recordedAt: string | null | undefined,
  submittedAt: string | null | undefined,
): boolean {
  if (!recordedAt || !submittedAt) return false;
  return Date.parse(submittedAt) - Date.parse(recordedAt) > shownDelay;
}
