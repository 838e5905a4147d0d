import { dayIn, timeIn } from '#shared/rules/dates.ts';
import { type Answers, quoted, type Read, twoReadings } from './answers.ts';
import type { ColumnKind, Mapping } from './columns.ts';
import { type DateOrder, type Moment, readDate } from './read-date.ts';
import { readTime } from './read-time.ts';

export type MomentReading = {
  order: DateOrder | undefined;
  answers: Answers;
  /** YYYY-MM-DD, in the notary's timezone. */
  today: string;
  timezone: string;
};

/** A cell with its title, which may say that the column is in UTC. */
export type TitledCell = { title: string; text: string };

/** Returns the cell of the first column of a kind; undefined if the file has no such column. */
export function titledCell(
  { titles, mapping }: { titles: readonly string[]; mapping: Mapping },
  kind: ColumnKind,
  cells: readonly string[],
): TitledCell | undefined {
  const at = mapping.indexOf(kind);
  return at < 0 ? undefined : { title: titles[at] ?? '', text: cells[at] ?? '' };
}

const utc = /\b(utc|gmt|zulu)\b/i;

/** Returns a moment on the clock of a timezone. */
function inZone({ date, time, offset = 0 }: Moment, timezone: string): Moment {
  const at = new Date(Date.parse(`${date}T${time}:00Z`) - offset * 60_000);
  return { date: dayIn(timezone, at), time: timeIn(timezone, at) };
}

/** Whether a moment names an offset that the clocks of the notary did not have then. If so, returns it on these clocks. */
export function otherZone(moment: Moment, timezone: string): Moment | undefined {
  if (moment.offset === undefined || moment.time === undefined) return undefined;
  const local = inZone(moment, timezone);
  return local.date === moment.date && local.time === moment.time ? undefined : local;
}

/** Returns a date and time as the file writes them, with the offset that cells or titles name. */
export function writtenMoment(
  date: TitledCell,
  time: TitledCell | undefined,
  { order, answers, today }: MomentReading,
): Read<Moment> {
  const read = readDate(date.text, { order, today, ...answers });
  if ('problem' in read) return read;
  const named = (offset: number | undefined, title: string) => offset ?? (utc.test(title) ? 0 : undefined);
  const moment = { ...read.value, offset: named(read.value.offset, date.title) };
  if (!time?.text) return { value: moment };
  const clock = readTime(time.text, answers);
  if ('problem' in clock) return { ...clock, of: 'time' };
  if (clock.value.time === undefined) return { value: { date: moment.date } };
  const offset = named(clock.value.offset, time.title) ?? moment.offset;
  if (moment.time && moment.time !== clock.value.time)
    return { problem: `${quoted(date.text)} and ${quoted(time.text)} are two times. Leave one of them` };
  return { value: { date: moment.date, time: clock.value.time, offset } };
}

/** Reads the date and time of a row. A time of another zone is converted or kept, as the notary says. */
export function readMoment(
  date: TitledCell,
  time: TitledCell | undefined,
  reading: MomentReading,
): Read<Moment> {
  const read = writtenMoment(date, time, reading);
  if ('problem' in read) return read;
  const local = otherZone(read.value, reading.timezone);
  const { offset: _, ...written } = read.value;
  if (!local) return { value: written };
  const answer = reading.answers.otherZone;
  if (answer === undefined) return twoReadings(date.text);
  return { value: answer === 'convert' ? local : written };
}
