import type { Interval } from '../models.ts';

export const daySeconds = 86_400;

export const isInterval = (text: string): text is Interval => Object.hasOwn(perInterval, text);

const perInterval: Record<Interval, (date: Date, count: number) => number> = {
  day: (date, count) => date.getTime() + count * daySeconds * 1_000,
  week: (date, count) => date.getTime() + count * 7 * daySeconds * 1_000,
  month: (date, count) => addMonths(date, count),
  year: (date, count) => addMonths(date, 12 * count),
};

/** The same day of a later month, or that month's last day when it is shorter. */
function addMonths(date: Date, count: number): number {
  const month = date.getUTCMonth() + count;
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate();
  return Date.UTC(
    date.getUTCFullYear(),
    month,
    Math.min(date.getUTCDate(), lastDay),
    date.getUTCHours(),
    date.getUTCMinutes(),
    date.getUTCSeconds(),
  );
}

/** Epoch seconds `count` intervals after `from`. */
export function addIntervals(from: number, interval: Interval, count: number): number {
  return Math.floor(perInterval[interval](new Date(from * 1_000), count) / 1_000);
}

/** The end of the period that holds `time`, counted from the anchor so that a 31st stays one. */
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
