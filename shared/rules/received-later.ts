import { dayIn } from './dates.ts';
import { dayInWords } from './shown-day.ts';

/** The times of a sealed entry: day of the act, its time zone, and ISO 8601 UTC. */
export type SealedTimes = {
  date: string;
  actTimezone: string;
  recordedAt: string;
  submittedAt: string;
};

/** The clock behind the time of recording: the notary's device, or the server, when it received the entry. */
export type RecordedBy = 'device' | 'server';

/** Returns who measured the time of recording. Where the device's time is missing or not believed, it is that of receipt. */
export const recordedBy = ({
  recordedAt,
  submittedAt,
}: Pick<SealedTimes, 'recordedAt' | 'submittedAt'>): RecordedBy =>
  recordedAt === submittedAt ? 'server' : 'device';

const hourMs = 3_600_000;

const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / (24 * hourMs));

/**
 * Returns whether the service received an entry more than 24 hours after it was recorded, or two calendar days or more after the
 * act. Only the notary knows what happened in between.
 */
export function receivedLater({ date, actTimezone, recordedAt, submittedAt }: SealedTimes): boolean {
  const received = new Date(submittedAt);
  if (received.getTime() - Date.parse(recordedAt) > 24 * hourMs) return true;
  return daysBetween(date, dayIn(actTimezone, received)) >= 2;
}

/**
 * Returns when an entry was recorded and received, in days of the act's time zone: `Recorded March 4, 2026. Received November 26,
 * 2026, 267 days later.` Where the device's time was not believed, or is of the day of receipt, it begins with the act.
 */
export function receivedWords({ date, actTimezone, recordedAt, submittedAt }: SealedTimes): string {
  const receivedOn = dayIn(actTimezone, new Date(submittedAt));
  const recordedOn = dayIn(actTimezone, new Date(recordedAt));
  const isOfAct = recordedBy({ recordedAt, submittedAt }) === 'server' || recordedOn === receivedOn;
  const from = isOfAct ? date : recordedOn;
  const days = daysBetween(from, receivedOn);
  const begin = isOfAct ? `Act of ${dayInWords(from)}` : `Recorded ${dayInWords(from)}`;
  return `${begin}. Received ${dayInWords(receivedOn)}, ${days.toLocaleString('en-US')} ${days === 1 ? 'day' : 'days'} later.`;
}

/** Returns `receivedWords` for an entry that was received later; undefined for any other, and for a draft. */
export function receivedLaterWords(
  entry: { [K in keyof SealedTimes]?: string | null | undefined },
): string | undefined {
  const { date, actTimezone, recordedAt, submittedAt } = entry;
  if (!date || !actTimezone || !recordedAt || !submittedAt) return undefined;
  const times = { date, actTimezone, recordedAt, submittedAt };
  return receivedLater(times) ? receivedWords(times) : undefined;
}

/** A sentence about the clocks that measured the times of an entry. */
export const clockWords: Record<RecordedBy, string> = {
  device: 'The time of receipt is ours. The time of recording is that of the notary’s device.',
  server:
    'The time of recording is that of receipt, which is ours: no time of the device could be relied on.',
};
