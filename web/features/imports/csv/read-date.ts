/** Which of two numbers of a date is the month. */
export type DateOrder = 'month-first' | 'day-first';

/** The order of day and month in the dates of a column; `unclear` if all could be either. */
export type SeenOrder = DateOrder | 'unclear' | 'none-needed';

const numbers = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})(?!\d)/;
const yearFirst = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?!\d)/;
const monthName = /^(?:[a-z]+,\s*)?([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})/i;
const dayThenName = /^(\d{1,2})[\s-]([a-z]{3,9})\.?,?[\s-](\d{4}|\d{2})(?!\d)/i;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Returns a calendar day as YYYY-MM-DD, or undefined if there is none. Two digits are a year up to `thisYear`, or of the century before. */
function dayOf(year: string, month: number, day: number, thisYear: number): string | undefined {
  const short = Number(year) + Math.floor(thisYear / 100) * 100;
  const whole = year.length === 4 ? Number(year) : short > thisYear ? short - 100 : short;
  const at = new Date(Date.UTC(whole, month - 1, day));
  const exists = at.getUTCFullYear() === whole && at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  return exists && whole >= 1900 ? at.toISOString().slice(0, 10) : undefined;
}

/** Returns the two numbers of a date before its year; undefined if it is written in another way. */
function pairOf(date: string): readonly [number, number] | undefined {
  const found = numbers.exec(date);
  return found ? [Number(found[1]), Number(found[2])] : undefined;
}

/** Returns the first date that reads as two different days, such as 3/4/2020, to ask about it; empty if there is none. */
export function exampleDate(dates: readonly string[]): string {
  const example = dates.find((date) => {
    const pair = pairOf(date);
    return pair !== undefined && pair[0] !== pair[1];
  });
  return example ?? '';
}

/** Returns what the dates of a column show about their order. One date such as 3/14/2020 decides; two that contradict each other do not. */
export function seenOrder(dates: readonly string[]): SeenOrder {
  const pairs = dates.flatMap((date) => {
    const pair = pairOf(date);
    return pair ? [pair] : [];
  });
  if (pairs.length === 0) return 'none-needed';
  const isDayFirst = pairs.some(([first, second]) => first > 12 && second <= 12);
  const isMonthFirst = pairs.some(([first, second]) => second > 12 && first <= 12);
  if (isDayFirst === isMonthFirst) {
    const isSame = pairs.every(([first, second]) => first === second);
    return isSame ? 'none-needed' : 'unclear';
  }
  return isDayFirst ? 'day-first' : 'month-first';
}

/** Reads a date as people and programs write it, and returns YYYY-MM-DD; undefined if it is not a date. Text after it, such as a time, is ignored. */
export function readDate(text: string, order: DateOrder, thisYear: number): string | undefined {
  const iso = yearFirst.exec(text);
  if (iso) return dayOf(iso[1] ?? '', Number(iso[2]), Number(iso[3]), thisYear);
  const pair = numbers.exec(text);
  if (pair) {
    const [first, second] = [Number(pair[1]), Number(pair[2])];
    const [month, day] = order === 'month-first' ? [first, second] : [second, first];
    return dayOf(pair[3] ?? '', month, day, thisYear);
  }
  const american = monthName.exec(text);
  const other = dayThenName.exec(text);
  const [name, day, year] = american
    ? [american[1], american[2], american[3]]
    : [other?.[2], other?.[1], other?.[3]];
  const month = months.indexOf((name ?? '').slice(0, 3).toLowerCase()) + 1;
  return month > 0 ? dayOf(year ?? '', month, Number(day), thisYear) : undefined;
}

/** Reads a time of day, such as `2:05 PM` or `14:05:10`, and returns HH:MM; undefined if it is not a time. */
export function readTime(text: string): string | undefined {
  const found = /^(\d{1,2})(?::(\d{2}))?(?::\d{2})?\s*([ap])?\.?\s*(?:m\.?)?(?:\s+[a-z]{2,4})?$/i.exec(text);
  if (!found || (found[2] === undefined && found[3] === undefined)) return undefined;
  const half = found[3]?.toLowerCase();
  const hour = Number(found[1]);
  const minute = found[2] ?? '00';
  if (half && (hour < 1 || hour > 12)) return undefined;
  const whole = half ? (hour % 12) + (half === 'p' ? 12 : 0) : hour;
  return whole < 24 && Number(minute) < 60 ? `${String(whole).padStart(2, '0')}:${minute}` : undefined;
}
