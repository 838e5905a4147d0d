import { timeOfAct } from '#shared/rules/entry-words.ts';
import type { EntryRow } from '#web/lib/api-types.ts';
import { type DateStyle, formatDate, formatDay, formatTime } from '#web/lib/dates.ts';
import { formatMoney } from '#web/lib/money.ts';

/** Returns the texts for a row of the journal. */
export function entryFacts(entry: EntryRow, style: DateStyle) {
  const at = entry.submittedAt ?? entry.updatedAt;
  return {
    number: entry.entryNumber ?? 'Draft',
    date: entry.date ? formatDay(entry.date, style) : formatDate(at, style),
    time: timeOfAct(entry) ?? (entry.submittedAt ? 'Not stated' : formatTime(at, style)),
    fee: formatMoney(entry.fee),
  };
}
