import { addDays } from '#shared/rules/dates.ts';
import { type Answers, quoted, type Read, twoReadings } from './answers.ts';
import { isHalfDay, readTime, timeOfFraction } from './read-time.ts';

/** Which of two numbers of a date is the month. */
export type DateOrder = 'month-first' | 'day-first';

/** The order of day and month in the dates of a column; `unclear` if all could be either, or if two contradict each other. */
export type SeenOrder = DateOrder | 'unclear' | 'none-needed';

/** A date, with the time and the offset from UTC that its cell names. */
export type Moment = { date: string; time?: string | undefined; offset?: number | undefined };

/** How dates of a column are read. `order` is what the column shows or the notary says. */
export type DateReading = Pick<Answers, 'dateSystem' | 'halfDay'> & {
  order: DateOrder | undefined;
  today: string;
};

const numbers = /^(\d{1,2})([/.\- ])(\d{1,2})\2\s*[’']?(\d{4}|\d{2})(?!\d)/;
const run = /^(\d{2})(\d{2})(\d{4})$/;
const yearFirst = /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})(?!\d)|^((?:19|20)\d{2})(\d{2})(\d{2})(?=$|T)/;
const monthName = /^(?:[a-z]{3,9}\.?,?\s*)?([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?!\d)/i;
const dayThenName =
  /^(?:[a-z]{3,9}\.?,?\s+)?(\d{1,2})(?:st|nd|rd|th)?[\s./-]+([a-z]{3,9})\.?,?[\s./-]+(\d{4}|\d{2})(?!\d)/i;
const serial = /^(\d{5})(?:[.,](\d+))?$/;
const months = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july'],
  ...['august', 'september', 'october', 'november', 'december'],
];

/** The number of a month, by its name or at least three of its letters; 0 if there is none. */
const monthOf = (name: string) =>
  months.findIndex(
    (month) =>
      month.startsWith(name.toLowerCase()) || (name.toLowerCase() === 'sept' && month === 'september'),
  ) + 1;

/** Returns a calendar day, or undefined if there is none. Two digits are a year up to this one, or of the century before. */
function dayOf(year: string, month: number, day: number, today: string): string | undefined {
  const thisYear = Number(today.slice(0, 4));
  const short = Number(year) + Math.floor(thisYear / 100) * 100;
  const whole = year.length === 4 ? Number(year) : short > thisYear ? short - 100 : short;
  const at = new Date(Date.UTC(whole, month - 1, day));
  const exists = at.getUTCFullYear() === whole && at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  // No notary who works today began before this year, so 1/14/35 is a mistake and not 1935.
  const earliest = year.length === 4 ? 1900 : 1950;
  return exists && whole >= earliest ? at.toISOString().slice(0, 10) : undefined;
}

/** Returns the two numbers of a date before its year; undefined if it is written in another way. */
function pairOf(date: string): readonly [number, number] | undefined {
  const found = numbers.exec(date);
  if (found) return [Number(found[1]), Number(found[3])];
  const digits = yearFirst.test(date) ? undefined : run.exec(date);
  return digits ? [Number(digits[1]), Number(digits[2])] : undefined;
}

/** Returns the first date that reads as two different days, such as 3/4/2020, to ask about it; empty if there is none. */
export function exampleDate(dates: readonly string[]): string {
  const example = dates.find((date) => {
    const pair = pairOf(date);
    return pair !== undefined && pair[0] !== pair[1] && Math.max(...pair) <= 12;
  });
  return example ?? '';
}

/** Returns the first date whose numbers fit one order only. */
export const proofOf = (dates: readonly string[], order: DateOrder): string | undefined =>
  dates.find((date) => {
    const [first = 0, second = 0] = pairOf(date) ?? [];
    return order === 'month-first'
      ? second > 12 && second <= 31 && first <= 12 && first > 0
      : first > 12 && first <= 31 && second <= 12 && second > 0;
  });

/** Returns what the dates of a column show about their order. One date such as 3/14/2020 decides; two that contradict each other do not. */
export function seenOrder(dates: readonly string[]): SeenOrder {
  if (exampleDate(dates) === '') return 'none-needed';
  const isDayFirst = proofOf(dates, 'day-first') !== undefined;
  const isMonthFirst = proofOf(dates, 'month-first') !== undefined;
  if (isDayFirst === isMonthFirst) return 'unclear';
  return isDayFirst ? 'day-first' : 'month-first';
}

const days1904 = 1_462;
const dayOfSerial = (serial: number) => addDays('1899-12-30', serial);

/** Returns the two days that a spreadsheet’s number can be, by the systems of 1900 and 1904; undefined if it is no such number of our time. */
export function serialDays(
  text: string,
  today: string,
): { 1900: string; 1904: string | undefined } | undefined {
  const found = serial.exec(text);
  if (!found) return undefined;
  const day = dayOfSerial(Number(found[1]));
  const later = dayOfSerial(Number(found[1]) + days1904);
  return day >= '1950-01-01' && day <= today
    ? { 1900: day, 1904: later <= today ? later : undefined }
    : undefined;
}

function readSerial(text: string, { dateSystem, today }: DateReading): Read<Moment> | undefined {
  const days = serialDays(text, today);
  if (!days) return undefined;
  const date = dateSystem ? days[dateSystem] : days[1900];
  if (date === undefined) return undefined;
  if (days[1904] && !dateSystem) return twoReadings(text);
  const [, , digits] = serial.exec(text) ?? [];
  return { value: { date, ...(digits && Number(digits) > 0 && { time: timeOfFraction(digits) }) } };
}

/** Returns the day at the start of a text, and what follows it. */
function dayAndRest(
  text: string,
  { order, today }: DateReading,
): { day: string | undefined; isOtherOrder?: boolean; rest: string } | 'unclear' | undefined {
  const iso = yearFirst.exec(text);
  if (iso) {
    const [year = '', month, day] = iso[1] ? [iso[1], iso[3], iso[4]] : [iso[5], iso[6], iso[7]];
    return { day: dayOf(year, Number(month), Number(day), today), rest: text.slice(iso[0].length) };
  }
  const pair = pairOf(text);
  if (pair) {
    const found = numbers.exec(text) ?? run.exec(text);
    const year = found?.[4] ?? found?.[3] ?? '';
    if (order === undefined && pair[0] !== pair[1] && Math.max(...pair) <= 12) return 'unclear';
    const isDayFirst = order ? order === 'day-first' : pair[0] > 12;
    const [month, day] = isDayFirst ? [pair[1], pair[0]] : pair;
    return {
      day: dayOf(year, month, day, today),
      isOtherOrder: dayOf(year, day, month, today) !== undefined,
      rest: text.slice(found?.[0].length),
    };
  }
  const american = monthName.exec(text);
  const other = american ? undefined : dayThenName.exec(text);
  const [name = '', day, year = ''] = american
    ? [american[1], american[2], american[3]]
    : [other?.[2], other?.[1], other?.[3]];
  const month = name ? monthOf(name) : 0;
  const length = (american ?? other)?.[0].length ?? 0;
  return month > 0 ? { day: dayOf(year, month, Number(day), today), rest: text.slice(length) } : undefined;
}

/** Reads a date as people and programs write it, with the time that its cell may have. */
export function readDate(given: string, reading: DateReading): Read<Moment> {
  const text = given.replace(/^'/, '').trim();
  const fromSerial = readSerial(text, reading);
  if (fromSerial) return fromSerial;
  const found = dayAndRest(text, reading);
  if (found === 'unclear') return twoReadings(text);
  const no = (why: string) => ({ problem: `${quoted(text)} ${why}` });
  if (!found?.day) {
    if (found?.isOtherOrder)
      return no(
        `does not start with the ${reading.order === 'day-first' ? 'day' : 'month'} as the other dates do. Write it like them`,
      );
    return /^\d{1,2}[/.-]\d{1,2}$|^[a-z]{3,9}\.? \d{1,2}$/i.test(text)
      ? no('has no year. Write it like 1/14/2024')
      : no('is not a date. Write it like 1/14/2024');
  }
  const rest = found.rest.replace(/^(?:T|,|\s|at\b)+/i, '').trim();
  if (rest === '') return { value: { date: found.day } };
  // Programs that write the year first write 24 hours.
  const halfDay = yearFirst.test(text) ? 'as-written' : reading.halfDay;
  if (halfDay === undefined && isHalfDay(rest)) return twoReadings(text);
  const time = readTime(rest, { halfDay });
  if ('problem' in time) return no('has more than a date. Leave only the date, like 1/14/2024');
  const { time: clock, offset } = time.value;
  // Programs write midnight for a date without a time.
  return {
    value: {
      date: found.day,
      ...(clock !== '00:00' && { time: clock }),
      ...(offset !== undefined && { offset, time: clock }),
    },
  };
}
