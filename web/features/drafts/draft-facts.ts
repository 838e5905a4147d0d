import type { EntryRow } from '#web/lib/api/api-types.ts';
import { type DateStyle, formatDate, formatDay, formatTime } from '#web/lib/dates.ts';

/** Returns the texts for a draft. `sequence` counts across all pages. */
export type DraftFacts = {
  entry: EntryRow;
  sequence: number;
  lastSaved: string;
  time: string;
  date: string;
};

export function draftFacts(entry: EntryRow, sequence: number, style: DateStyle): DraftFacts {
  return {
    entry,
    sequence,
    lastSaved: formatDate(entry.updatedAt, style),
    time: formatTime(entry.updatedAt, style),
    date: entry.date ? formatDay(entry.date, style) : 'Not set',
  };
}
