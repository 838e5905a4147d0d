import { addDays, lastDayOf, monthInWords } from '#shared/rules/dates.ts';

export const calendarShows = ['month', 'week', 'day'] as const;
/** How much the calendar shows. */
export type CalendarShow = (typeof calendarShows)[number];

const weekLength = 7;

/** Returns the Sunday on or before a day. */
function sundayOf(day: string): string {
  return addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay());
}

const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

const monthOf = (day: string) => day.slice(0, 'YYYY-MM'.length);

/** Returns the days that are shown around a day, from the first to the last. A month has whole weeks. */
export function shownDays(show: CalendarShow, day: string): string[] {
  if (show === 'day') return [day];
  if (show === 'week') return daysFrom(sundayOf(day), weekLength);
  const first = sundayOf(`${monthOf(day)}-01`);
  const last = addDays(sundayOf(lastDayOf(monthOf(day))), weekLength - 1);
  return daysFrom(first, Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000) + 1);
}

/** Returns days in weeks. */
export function weeksOf(days: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(days.length / weekLength) }, (_, week) =>
    days.slice(week * weekLength, (week + 1) * weekLength),
  );
}

/** Returns the day that a step forward or back leads to. A month keeps the day if it has it. */
export function steppedDay(show: CalendarShow, day: string, step: 1 | -1): string {
  if (show !== 'month') return addDays(day, step * (show === 'week' ? weekLength : 1));
  const edge = step === 1 ? addDays(lastDayOf(monthOf(day)), 1) : addDays(`${monthOf(day)}-01`, -1);
  const last = lastDayOf(monthOf(edge));
  const same = `${monthOf(edge)}-${day.slice(-2)}`;
  return same < last ? same : last;
}

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** Returns a day in words: `Thursday, December 3, 2026`. */
export const wholeDay = (day: string) => longDay.format(new Date(`${day}T00:00:00Z`));

const columnDay = new Intl.DateTimeFormat('en-US', {
  ...{ weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' },
});

/** Returns a day in the words of a narrow column: `Thu, Dec 3`. */
export const shortDay = (day: string) => columnDay.format(new Date(`${day}T00:00:00Z`));

/** Returns what is shown, in words. */
export function calendarTitle(show: CalendarShow, day: string): string {
  if (show === 'month') return monthInWords(monthOf(day));
  if (show === 'day') return wholeDay(day);
  const [first = day, ...others] = shownDays('week', day);
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  return format.formatRange(new Date(first), new Date(others.at(-1) ?? first));
}

/** Returns the day that an arrow key leads to. */
export function dayByKey(key: string, day: string): string | undefined {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -weekLength,
    ArrowDown: weekLength,
  };
  const days = steps[key];
  return days === undefined ? undefined : addDays(day, days);
}
