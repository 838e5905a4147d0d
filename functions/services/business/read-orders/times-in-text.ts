/** A time of day in a text, with the end of its range if there is one. */
export type FoundTime = { time: string; until?: string; index: number; end: number; doubtful: boolean };

const clock =
  '(?:(?<hour>\\d{1,2})(?:[:.](?<minute>[0-5]\\d)(?::[0-5]\\d)?|(?<packed>[0-5]\\d))?|(?<word>noon|midnight))';
const half = '(?: {0,2}(?<half>a\\.?m\\.?|p\\.?m\\.?|[ap])(?![a-z]))?';
const shape = new RegExp(
  `(?:(?<![\\w:/.$#,-])|(?<=\\dT)|(?<=\\b\\d{1,2}(?::\\d\\d)? ?(?:[ap]m)? ?-))(?:${clock})${half}(?:Z(?!\\w))?(?![\\d:/%])`,
  'gi',
);
const rangeSign = /^ ?(?:-|–|—|to|and|until|till|or) ?$/i;

const moved = /\b(?:changed|moved|rescheduled|pushed|bumped|shifted)\b[^.\n]{0,20}\bfrom\s{0,2}$/i;

const twoDigits = (number: number) => String(number).padStart(2, '0');

type Half = 'a' | 'p' | undefined;
type Read = {
  hour: number;
  minute: number;
  half: Half;
  written: string;
  word: boolean;
  index: number;
  end: number;
};

/** Words before a number that make it a time: "at 5". */
const isIntroduced = (before: string) =>
  /(?:\bat|@|\bby|\bbetween|\bfrom|\btime:?|\baround|\babout|\bafter|\bbefore|~)\s{0,3}$/i.test(before);

function readTimes(text: string): Read[] {
  const reads: Read[] = [];
  for (const match of text.matchAll(shape)) {
    const { hour = '', minute, packed, word, half: written = '' } = match.groups ?? {};
    const index = match.index;
    const end = index + match[0].length;
    const base = { index, end, written: match[0] };
    if (word) {
      reads.push({
        ...base,
        hour: word.toLowerCase() === 'noon' ? 12 : 0,
        minute: 0,
        half: undefined,
        word: true,
      });
    } else {
      const shown: Half = /^a/i.test(written) ? 'a' : /^p/i.test(written) ? 'p' : undefined;
      // "3.50" without "PM" is an amount, and "1800" needs a word before it.
      if (!shown && minute !== undefined && match[0].includes('.')) continue;
      const hours = /^ ?(?:hrs?|hours)\b/i.test(text.slice(end, end + 6));
      if (
        packed !== undefined &&
        !shown &&
        !hours &&
        !isIntroduced(text.slice(Math.max(0, index - 12), index))
      )
        continue;
      if (Number(hour) > (shown ? 12 : 23) || (shown && Number(hour) === 0)) continue;
      reads.push({
        ...base,
        hour: Number(hour),
        minute: Number(minute ?? packed ?? 0),
        half: shown,
        word: false,
      });
    }
    if (reads.length > 400) break;
  }
  return reads;
}

const isBare = ({ half: shown, word, written }: Read) => !shown && !word && !/\d[:.]?\d\d/.test(written);

function inFull(read: Read, shown: Half): { time: string; doubtful: boolean } {
  const { hour, minute, word } = read;
  if (word) return { time: `${twoDigits(hour)}:${twoDigits(minute)}`, doubtful: true };
  if (shown) {
    const full = (hour % 12) + (shown === 'p' ? 12 : 0);
    // "12:00 AM" often means noon.
    return { time: `${twoDigits(full)}:${twoDigits(minute)}`, doubtful: full === 0 };
  }
  const is24Hours = hour > 12;
  const full = !is24Hours && hour < 8 ? hour + 12 : hour;
  return { time: `${twoDigits(full % 24)}:${twoDigits(minute)}`, doubtful: !is24Hours };
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Returns the times of day in a text, in order. Noon, midnight, ranges, and hours without AM or PM are doubtful. */
export function timesInText(text: string): FoundTime[] {
  const reads = readTimes(text);
  const times: FoundTime[] = [];
  for (let at = 0; at < reads.length; at += 1) {
    const read = reads[at];
    if (!read) continue;
    const next = reads[at + 1];
    const isRange =
      next !== undefined && rangeSign.test(text.slice(read.end, Math.min(next.index, read.end + 12)));
    if (
      isBare(read) &&
      !(isRange && next && !isBare(next)) &&
      !isIntroduced(text.slice(Math.max(0, read.index - 12), read.index))
    ) {
      continue;
    }
    // "At 12 Commerce Way" names a house.
    if (isBare(read) && /^ (?:\p{Lu}\p{Ll}|\d)/u.test(text.slice(read.end, read.end + 3))) continue;
    // "Changed from 5:00 PM to 6:30 PM" is no range.
    if (isRange && moved.test(text.slice(Math.max(0, read.index - 40), read.index))) continue;
    if (/^ ?noon\b/i.test(text.slice(read.end, read.end + 6)) && read.hour === 12) {
      times.push({
        time: `12:${twoDigits(read.minute)}`,
        index: read.index,
        end: read.end + 5,
        doubtful: true,
      });
      at += 1;
      continue;
    }
    const approximate = /(?:\baround|\babout|\bafter|\bapprox\w*\.?|~|\bbefore|\bby)\s{0,2}$/i.test(
      text.slice(Math.max(0, read.index - 12), read.index),
    );
    const end = isRange && next ? next : undefined;
    const shown = read.half ?? end?.half;
    let from = inFull(read, shown);
    const until = end && inFull(end, end.half ?? read.half);
    // "11 to 1 PM" begins before noon.
    if (
      until &&
      read.half === undefined &&
      end?.half === 'p' &&
      minutesOf(from.time) >= minutesOf(until.time)
    ) {
      from = inFull(read, 'a');
    }
    times.push({
      time: from.time,
      ...(until && minutesOf(until.time) > minutesOf(from.time) ? { until: until.time } : {}),
      index: read.index,
      end: end?.end ?? read.end,
      doubtful: from.doubtful || end !== undefined || approximate,
    });
    if (end) at += 1;
  }
  return times.slice(0, 200);
}
