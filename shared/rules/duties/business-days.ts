const dayMs = 86_400_000;

const atNoon = (day: string) => new Date(`${day}T12:00:00Z`);
const dayOf = (at: Date) => at.toISOString().slice(0, 'YYYY-MM-DD'.length);

/** The n-th weekday (0 is Sunday) of a month (from 0); -1 is the last. */
function nthWeekday(year: number, month: number, weekday: number, n: number): Date {
  if (n < 0) {
    const last = new Date(Date.UTC(year, month + 1, 0, 12));
    return new Date(last.getTime() - ((last.getUTCDay() - weekday + 7) % 7) * dayMs);
  }
  const first = new Date(Date.UTC(year, month, 1, 12));
  return new Date(first.getTime() + (((weekday - first.getUTCDay() + 7) % 7) + (n - 1) * 7) * dayMs);
}

/** The weekday before a Saturday, or after a Sunday. */
function observed(year: number, month: number, day: number): Date {
  const date = new Date(Date.UTC(year, month, day, 12));
  const shift = { 6: -1, 0: 1 }[date.getUTCDay()] ?? 0;
  return new Date(date.getTime() + shift * dayMs);
}

/** Returns the days on which federal offices are closed for the holidays of a year (5 U.S.C. § 6103), YYYY-MM-DD. */
export function federalHolidays(year: number): string[] {
  return [
    observed(year, 0, 1),
    nthWeekday(year, 0, 1, 3),
    nthWeekday(year, 1, 1, 3),
    nthWeekday(year, 4, 1, -1),
    observed(year, 5, 19),
    observed(year, 6, 4),
    nthWeekday(year, 8, 1, 1),
    nthWeekday(year, 9, 1, 2),
    observed(year, 10, 11),
    nthWeekday(year, 10, 4, 4),
    observed(year, 11, 25),
    // New Year's Day on a Saturday is observed in the year before.
    ...(observed(year + 1, 0, 1).getUTCFullYear() === year ? [observed(year + 1, 0, 1)] : []),
  ].map(dayOf);
}

const isBusinessDay = (at: Date) =>
  at.getUTCDay() % 6 !== 0 && !federalHolidays(at.getUTCFullYear()).includes(dayOf(at));

/**
 * Returns the day (YYYY-MM-DD) that is some business days after a day: Monday to Friday, except federal holidays. The
 * first day counted is the one after `day`. State holidays are not known here, so the true deadline may be later.
 */
export function addBusinessDays(day: string, days: number): string {
  let at = atNoon(day);
  for (let left = days; left > 0; ) {
    at = new Date(at.getTime() + dayMs);
    if (isBusinessDay(at)) left -= 1;
  }
  return dayOf(at);
}
