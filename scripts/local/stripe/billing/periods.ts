import type { Interval } from '../models.ts';

export const daySeconds = 86_400;

export const isInterval = (text: string): text is Interval => text === 'month' || text === 'year';

/** Returns the same day and time of a later month, or that month's last day if it is shorter. */
export function addIntervals(from: number, interval: Interval, count: number): number {
  const date = new Date(from * 1_000);
  const month = date.getUTCMonth() + (interval === 'year' ? 12 * count : count);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const ms = Date.UTC(
    date.getUTCFullYear(),
    month,
    Math.min(date.getUTCDate(), lastDay),
    date.getUTCHours(),
    date.getUTCMinutes(),
    date.getUTCSeconds(),
  );
  return Math.floor(ms / 1_000);
}

/** Returns the end of the period that contains `time`, counted from the anchor so that a 31st stays one. */
export function periodEnd(
  anchor: number,
  { interval, count }: { interval: Interval; count: number },
  time: number,
): number {
  for (let n = 1; ; n += 1) {
    const end = addIntervals(anchor, interval, n * count);
    if (end > time) return end;
  }
}
