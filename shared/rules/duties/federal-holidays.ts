import { addDays } from '../dates.ts';

const dayOf = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** Returns the day of the week: 0 is Sunday, 6 is Saturday. */
const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

const monday = 1;
const thursday = 4;

/** Returns the n-th such weekday of a month. */
function nth(year: number, month: number, wanted: number, n: number): string {
  const first = dayOf(year, month, 1);
  return addDays(first, ((wanted - weekday(first) + 7) % 7) + 7 * (n - 1));
}

/** Returns the last Monday of May. */
function memorialDay(year: number): string {
  const fifth = nth(year, 5, monday, 5);
  return fifth.slice(5, 7) === '05' ? fifth : nth(year, 5, monday, 4);
}

/** Returns the day off for a holiday: the Friday before a Saturday, the Monday after a Sunday (5 U.S.C. § 6103(b), E.O. 11582). */
function observed(day: string): string {
  if (weekday(day) === 6) return addDays(day, -1);
  return weekday(day) === 0 ? addDays(day, 1) : day;
}

/** Returns the legal holidays of a year as they are observed (5 U.S.C. § 6103(a)). New Year's Day may be observed in the year before. */
export function federalHolidays(year: number): string[] {
  return [
    dayOf(year, 1, 1),
    nth(year, 1, monday, 3),
    nth(year, 2, monday, 3),
    memorialDay(year),
    dayOf(year, 6, 19),
    dayOf(year, 7, 4),
    nth(year, 9, monday, 1),
    nth(year, 10, monday, 2),
    dayOf(year, 11, 11),
    nth(year, 11, thursday, 4),
    dayOf(year, 12, 25),
  ].map(observed);
}

/** Reports whether a day (YYYY-MM-DD) is neither on a weekend nor a federal holiday. */
export function isBusinessDay(day: string): boolean {
  if (weekday(day) === 0 || weekday(day) === 6) return false;
  const year = Number(day.slice(0, 4));
  return !federalHolidays(year).includes(day) && !federalHolidays(year + 1).includes(day);
}

/** Returns the day that many business days after a day; both YYYY-MM-DD. */
export function addBusinessDays(day: string, businessDays: number): string {
  let last = day;
  for (let left = businessDays; left > 0; ) {
    last = addDays(last, 1);
    if (isBusinessDay(last)) left -= 1;
  }
  return last;
}
