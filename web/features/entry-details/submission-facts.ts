import { wasReceivedLater } from '#shared/rules/act-time.ts';
import { clockNote } from '#shared/rules/entry-words.ts';
import { clockWords } from '#shared/rules/received-later.ts';
import type { Entry } from '#web/lib/api/api-types.ts';
import { type DateStyle, formatEntryTime } from '#web/lib/dates.ts';

/** When an entry was submitted. Both times if the server received it long after it was recorded. */
export function submissionFacts(entry: Entry, style: DateStyle) {
  const { recordedAt, submittedAt, actTimezone, clockSkewSeconds } = entry;
  const shown = (at: string | null) => at && formatEntryTime(at, actTimezone, style);
  const wasLater = wasReceivedLater(recordedAt, submittedAt);
  return [
    ['Recorded', wasLater && shown(recordedAt)],
    [wasLater ? 'Received' : 'Submitted', shown(submittedAt)],
    ['Whose Clocks', entry.recordedBy && clockWords[entry.recordedBy]],
    ['Clock of the Device', clockSkewSeconds !== null && clockNote(clockSkewSeconds)],
  ] as const;
}
