import { addDays } from '#shared/rules/dates.ts';

/** A day in a text. */
export type FoundDay = {
  day: string;
  index: number;
  end: number;
  /** The notary should check it: the year is missing, the weekday disagrees, or day and month may be exchanged. */
  doubtful: boolean;
};

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

const month =
  '(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const weekday =
  '(?:(?<weekday>sun|mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(?:day)?\\.?,? {0,2}(?:the )?)?';
const year = '(?<year>20\\d\\d)';

const shapes = [
  `${weekday}${month}\\.? {0,2}(?<date>\\d{1,2})(?:st|nd|rd|th)?(?:(?:,| |, )(?: ?)(?:${year}|'(?<short>\\d\\d)))?(?![\\d:/])`,
  `${weekday}(?<date>\\d{1,2})(?:st|nd|rd|th)?[ -](?:of )?${month}\\.?(?:[ ,-]{1,2}(?:${year}|(?<short>\\d\\d)(?![\\d:])))?(?!\\w)`,
  `${weekday}${year}[-/.](?<number>\\d{1,2})[-/.](?<date>\\d{1,2})(?!\\d)`,
  `${weekday}(?<number>\\d{1,2})(?<sign>[/.-])(?<date>\\d{1,2})\\k<sign>(?:${year}|(?<short>\\d\\d))(?![\\d/-])`,
  `${weekday}(?<number>\\d{1,2})/(?<date>\\d{1,2})(?![\\d/%]| ?(?:sets?|pages?|copies))`,
].map((shape) => new RegExp(`(?<![\\w/.$#-])${shape}`, 'gi'));

const twoDigits = (text: string | number) => String(text).padStart(2, '0');

function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

export const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Orders are for the days that follow: beyond this, another reading of a date is not likely. */
const likelyDays = 120;

const isLikely = (day: string, today: string) => {
  const ahead = daysBetween(today, day);
  return ahead >= -1 && ahead <= likelyDays;
};

/** Returns the year in which a day without one is next. */
function nextYear(monthAndDate: string, today: string): string {
  const thisYear = today.slice(0, 4);
  const here = `${thisYear}-${monthAndDate}`;
  return daysBetween(today, here) < -30 ? String(Number(thisYear) + 1) : thisYear;
}

type Groups = Partial<Record<'weekday' | 'month' | 'date' | 'year' | 'short' | 'number' | 'sign', string>>;

function readDay(groups: Groups, today: string): { day: string; doubtful: boolean } | undefined {
  const written = groups.year ?? (groups.short ? `20${groups.short}` : undefined);
  const named = groups.month ? months.indexOf(groups.month.slice(0, 3).toLowerCase()) + 1 : undefined;
  const onDay = groups.weekday ? weekdays.indexOf(groups.weekday.slice(0, 3).toLowerCase()) : undefined;
  const readings = [[named ?? Number(groups.number), Number(groups.date)]];
  const isNumeric = !named && groups.year === undefined ? true : !named && groups.sign !== undefined;
  if (isNumeric) readings.push([Number(groups.date), Number(groups.number)]);
  const days = readings
    .map(([monthNumber = 0, date = 0]) => `${twoDigits(monthNumber)}-${twoDigits(date)}`)
    .map((rest) => `${written ?? nextYear(rest, today)}-${rest}`)
    .filter(isDay);
  const [first, second = first] = days;
  if (!first) return undefined;
  const agrees = (day?: string) => onDay === undefined || (day !== undefined && weekdayOf(day) === onDay);
  const isSwapped =
    days.length === 1 &&
    first.slice(5) !== `${twoDigits(readings[0]?.[0] ?? 0)}-${twoDigits(readings[0]?.[1] ?? 0)}`;
  if (!agrees(first) && second && agrees(second)) return { day: second, doubtful: true };
  const settled = onDay !== undefined && agrees(first) && !agrees(second);
  const either = first !== second && !settled && isLikely(second ?? '', today);
  const european = groups.sign === '.' && first !== second && !settled;
  const likely = first === second || settled || isLikely(first, today) || !isLikely(second ?? '', today);
  return {
    day: first,
    doubtful: !written || !agrees(first) || isSwapped || either || european || !likely,
  };
}

const relative =
  /(?<![\w-])(?:(?<today>today|tonight)|(?<tomorrow>tomorrow|tmrw|tmw)|(?:(?<which>this|next|coming|on) )?(?<weekday>sunday|monday|tuesday|wednesday|thursday|friday|saturday))(?!\w)/gi;

/** Returns days that are named by today's: "tomorrow", "Friday". The notary should check them. */
function relativeDays(text: string, today: string): FoundDay[] {
  return [...text.matchAll(relative)].map((match) => {
    const { tomorrow, weekday: name } = match.groups ?? {};
    const ahead = name
      ? (weekdays.indexOf(name.slice(0, 3).toLowerCase()) - weekdayOf(today) + 7) % 7 || 7
      : 0;
    const index = match.index;
    return { day: addDays(today, tomorrow ? 1 : ahead), index, end: index + match[0].length, doubtful: true };
  });
}

/** Returns the days in a text, in order. `today` is the day on which it was written. */
export function daysInText(text: string, today: string): FoundDay[] {
  const found: FoundDay[] = [];
  const isFree = (index: number, end: number) =>
    found.every((each) => end <= each.index || index >= each.end);
  for (const shape of shapes) {
    for (const match of text.matchAll(shape)) {
      const end = match.index + match[0].length;
      const read = readDay((match.groups ?? {}) as Groups, today);
      if (read && isFree(match.index, end)) found.push({ ...read, index: match.index, end });
      if (found.length > 200) break;
    }
  }
  found.push(...relativeDays(text.slice(0, 20_000), today).filter(({ index, end }) => isFree(index, end)));
  return found.sort((one, other) => one.index - other.index).slice(0, 200);
}
