import { daysInText, type FoundDay, weekdayOf } from './dates-in-text.ts';
import type { LabeledField } from './labeled-fields.ts';
import { type FoundTime, timesInText } from './times-in-text.ts';

export type FoundAppointment = {
  day: string | undefined;
  time: string | undefined;
  minutes: number | undefined;
  doubtful: boolean;
};

/** Words before a day or a time that belongs to something else than the appointment. */
const elsewhere =
  /\b(?:due|by|deadline|ordered|placed|requested|received|created|funding|funds?|disburse\w*|rescission|rescind|expires?|expired|expiration|before|after|until|born|dob|birth|dated|as of|be available|eta|sent|printed|updated on|signed on|closing disclosure|ship\w*|return(?:ed)?|overnight|drop\w*|scan ?backs?|call|text|confirm by|hours|open|business|today['’]s date|issued|calls?|closes|back|flight|ready)\b[^.\n;]{0,30}$/i;
const previous = /\b(?:from|was|originally|previously|instead of|not)\b[^.\n;\d]{0,25}$/i;

type In = { text: string; index: number };
const wordsBefore = ({ text, index }: In) => text.slice(Math.max(0, index - 50), index);
const isElsewhere = (place: In) => elsewhere.test(wordsBefore(place));
const isPrevious = (place: In) => previous.test(wordsBefore(place));

const different = (values: readonly string[]) => new Set(values).size > 1;

const undecided =
  /\b(?:tbd|tba|asap|to be (?:determined|scheduled|announced|confirmed)|pending|flexible|any ?time|open)\b/i;

type Source = { text: string; days: FoundDay[]; times: FoundTime[] };

/** Leaves out days and times of other things, and those from which the appointment was moved. */
function sourceOf(text: string, today: string, isLabeled: boolean): Source {
  const days = daysInText(text, today);
  const times = timesInText(text);
  const counts = (each: { index: number }) => isLabeled || !isElsewhere({ text, index: each.index });
  const current = <Each extends { index: number }>(all: Each[]) => {
    const kept = all.filter(counts);
    const newer = kept.filter(({ index }) => !isPrevious({ text, index }));
    return newer.length > 0 ? newer : kept;
  };
  return { text, days: current(days), times: current(times) };
}

/** Returns the time beside a day: after it, or shortly before it. */
function timeBeside({ times }: Source, { index, end }: FoundDay): FoundTime | undefined {
  return (
    times.find((time) => time.index >= end && time.index - end <= 25) ??
    times.findLast((time) => time.end <= index && index - time.end <= 12)
  );
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Leaves out a weekday that a written day of the same text already has: "Thursday - Dec 3". */
function distinctDays(days: readonly FoundDay[], text: string): FoundDay[] {
  const isWritten = ({ index, end }: FoundDay) => /\d/.test(text.slice(index, end));
  const weekdays = new Set(days.filter(isWritten).map(({ day }) => weekdayOf(day)));
  return days.filter((found) => isWritten(found) || !weekdays.has(weekdayOf(found.day)));
}

/** Returns when the appointment is. Labels decide; other days of the message then only raise doubts. */
export function appointmentIn(
  { text, subject, fields }: { text: string; subject: string; fields: readonly LabeledField[] },
  today: string,
): FoundAppointment {
  const labeled = fields.filter(({ kind }) => kind === 'when');
  const sources = labeled.map(({ value }) => sourceOf(value, today, true));
  const prose = sourceOf(withoutFields(text, fields), today, false);
  const heading = sourceOf(subject, today, false);
  const allDays = sources.flatMap((source) =>
    distinctDays(source.days, source.text).map((found) => ({ source, found })),
  );
  const looseDays = [heading, prose].flatMap((source) =>
    distinctDays(source.days, source.text).map((found) => ({ source, found })),
  );
  const isLabeled = allDays.length > 0;
  const chosen = isLabeled
    ? allDays[0]
    : (looseDays.find(({ source, found }) => timeBeside(source, found)) ?? looseDays[0]);
  const loose = looseDays.filter(({ found }) => !isLabeled || !found.doubtful);
  const candidates = [...allDays, ...loose].map(({ found }) => found);
  const isDisputed = different(candidates.map(({ day }) => day));
  let doubtful = chosen === undefined || chosen.found.doubtful || isDisputed;
  // The same day with its year elsewhere in the message removes the doubt about the year.
  if (chosen?.found.doubtful && candidates.some((each) => !each.doubtful && each.day === chosen.found.day)) {
    doubtful = isDisputed;
  }
  const beside = chosen && timeBeside(chosen.source, chosen.found);
  const labeledTimes = sources.flatMap(({ times }) => times);
  const looseTimes = [...heading.times, ...prose.times];
  const time = beside ?? labeledTimes[0] ?? looseTimes[0];
  const compared =
    beside || labeledTimes.length > 0
      ? [...labeledTimes, ...heading.times, ...(beside ? [beside] : []), ...(isLabeled ? [] : prose.times)]
      : looseTimes;
  if (
    !time ||
    time.doubtful ||
    different([...compared.map((each) => each.time), ...(time ? [time.time] : [])])
  )
    doubtful = true;
  if (!beside && labeledTimes.length === 0) doubtful = true;
  if (labeled.some(({ value }) => undecided.test(value))) doubtful = true;
  return {
    day: chosen?.found.day,
    time: time?.time,
    minutes: time?.until ? minutesOf(time.until) - minutesOf(time.time) : undefined,
    doubtful,
  };
}

/** Lines after its label on which the value of a field is looked for. */
const valueLines = 40;

/** Returns a text without its labels and their values. */
function withoutFields(text: string, fields: readonly LabeledField[]): string {
  const lines = text.split('\n');
  for (const { line, label, value } of fields) {
    const values = value.split('\n', valueLines).flatMap((each) => each.split('  ', valueLines));
    for (const part of [label, ...values].filter((each) => each.trim())) {
      const near = lines.slice(line, line + valueLines).findIndex((each) => each.includes(part));
      if (near >= 0) lines[line + near] = lines[line + near]?.replace(part, ' ') ?? '';
    }
  }
  return lines.join('\n');
}
