import { dayIn } from './dates.ts';
import { zoneParts } from './zone-parts.ts';

/** Returns the UTC offset of a time zone at an instant: `-07:00`, `+00:00`. */
export function offsetAt(timezone: string, at: Date): string {
  // "GMT-07:00", and only "GMT" for no offset. Offsets of the nineteenth century have seconds, which are dropped.
  return zoneParts('offset', timezone, at).timeZoneName?.slice(3, 9) || '+00:00';
}

/** Returns the abbreviation of a time zone at an instant: `PST`, or `GMT+9` where US English has none. */
export function zoneAbbreviation(timezone: string, at: Date): string {
  return zoneParts('abbreviation', timezone, at).timeZoneName ?? timezone;
}

/** Returns the instant of a day (YYYY-MM-DD) and a time of day (HH:MM) at a UTC offset. */
export function instantOf(day: string, time: string, offset: string): Date {
  return new Date(`${day}T${time}:00${offset}`);
}

/**
 * Returns the UTC offset at a local day (YYYY-MM-DD) and time (HH:MM). When daylight saving ends, an hour occurs twice:
 * `recordedAt` (ISO 8601) decides if it lies on that day; otherwise the earlier hour counts. A time that was skipped
 * when daylight saving began has the offset from before the change.
 */
export function localOffset(
  timezone: string,
  { day, time, recordedAt }: { day: string; time: string; recordedAt?: string | null | undefined },
): string {
  const around = instantOf(day, time, '+00:00').getTime();
  const dayLength = 24 * 60 * 60 * 1000;
  const before = offsetAt(timezone, new Date(around - dayLength));
  const after = offsetAt(timezone, new Date(around + dayLength));
  const [first = before, second = first] = [before, after].filter(
    (offset) => offsetAt(timezone, instantOf(day, time, offset)) === offset,
  );
  if (first === second || !recordedAt) return first;
  const recorded = new Date(recordedAt);
  const decides = dayIn(timezone, recorded) === day && offsetAt(timezone, recorded) === second;
  return decides ? second : first;
}
