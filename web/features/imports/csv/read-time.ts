import { type Answers, quoted, type Read, twoReadings } from './answers.ts';

/** A time of day, HH:MM, with the offset from UTC that its cell names, in minutes. */
export type Clock = { time: string | undefined; offset?: number | undefined };

/** How times of a column are read. */
export type TimeReading = { halfDay?: Answers['halfDay'] | undefined };

const shape =
  /^(\d{1,2})(?:(?:[:.h]|(?=\d{2}$))(\d{2}))?(?::\d{2}(?:[.,]\d+)?)?\s*([ap])?\.?\s*(?:m\.?)?\s*(?:(Z|UTC|GMT)?([+-]\d{2}:?\d{2})?|\(?[a-z]{2,4}\)?)$/i;
const fraction = /^0?[.,](\d{3,})$|^[01][.,]0*$/;
/** The day zero of spreadsheets and databases, or any other date, before a time. */
const dayBefore = /^(?:\d{1,2}\/\d{1,2}\/\d{2,4}|\d{4}-\d{2}-\d{2})[T\s,]+(?=\d)/;

/** Whether a time without AM or PM can be of either half of the day. 12:05 is read as noon. */
export const isHalfDay = (text: string): boolean => {
  const found = shape.exec(text.replace(dayBefore, ''));
  const hour = Number(found?.[1]);
  return found?.[2] !== undefined && !found[3] && !/^0\d/.test(found[0]) && hour >= 1 && hour < 12;
};

/** Whether a time can only be of 24 hours, such as 14:05 or 09:30. */
export const isWholeDay = (text: string): boolean => {
  const found = shape.exec(text.replace(dayBefore, ''));
  return found?.[2] !== undefined && !found[3] && (Number(found[1]) > 12 || /^0\d/.test(found[0]));
};

export const hasMeridiem = (text: string): boolean => Boolean(shape.exec(text)?.[3]);

const minutesOf = (offset: string) => {
  const [, sign, hours, minutes] = /([+-])(\d{2}):?(\d{2})/.exec(offset) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
};

/** Returns the time of day of the fraction of a day, HH:MM. */
export function timeOfFraction(digits: string): string {
  // Rounded to seconds, since spreadsheets cut the digits.
  const seconds = Math.round(Number(`0.${digits}`) * 86_400) % 86_400;
  return new Date(seconds * 1_000).toISOString().slice(11, 16);
}

/** Hours in which offices notarize: 7:00 to 11:59 is the morning. */
const morning = 7;

/** Reads a time of day, such as `2:05 PM`, `2:05p`, `14.05`, or the fraction of a day. */
export function readTime(given: string, { halfDay }: TimeReading): Read<Clock> {
  const whole = given.replace(/^'/, '').trim();
  const part = fraction.exec(whole);
  if (part) return { value: { time: timeOfFraction(part[1] ?? '0') } };
  if (/^(12\s*)?noon$/i.test(whole)) return { value: { time: '12:00' } };
  const text = whole.replace(dayBefore, '');
  const no = (why: string) => ({ problem: `${quoted(given)} ${why}` });
  if (/^24[:.]?00/.test(text))
    return no('is the end of a day. Write 11:59 PM, or 12:00 AM with the next date');
  const found = shape.exec(text);
  if (!found || (found[2] === undefined && found[3] === undefined))
    return no('is not a time. Write it like 2:05 PM');
  const half = found[3]?.toLowerCase();
  const hour = Number(found[1]);
  const minute = found[2] ?? '00';
  if ((half && (hour < 1 || hour > 12)) || hour > 23 || Number(minute) > 59)
    return no('is not a time. Write it like 2:05 PM');
  let hours = half ? (hour % 12) + (half === 'p' ? 12 : 0) : hour;
  const offset = found[5] ? minutesOf(found[5]) : found[4] ? 0 : undefined;
  if (!half && isHalfDay(text)) {
    if (halfDay === undefined) return twoReadings(given);
    if (halfDay === 'leave-out') return { value: { time: undefined } };
    if (halfDay === 'office-hours' && hour < morning) hours = hour + 12;
  }
  const time = `${String(hours).padStart(2, '0')}:${minute}`;
  return { value: { time, ...(offset !== undefined && { offset }) } };
}
