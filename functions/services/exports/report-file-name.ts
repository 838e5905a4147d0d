import { dayIn } from '#shared/rules/dates.ts';
import type { EntryFilters } from '#shared/rules/entry-filters.ts';

/** Returns the file name of a report: with its period, or with the day it was made if none was chosen. */
export function reportFileName(
  ending: 'csv' | 'pdf',
  { dateFrom, dateTo }: Pick<EntryFilters, 'dateFrom' | 'dateTo'>,
  now: Date,
  timezone: string,
  name = 'notary-journal',
): string {
  const today = dayIn(timezone, now);
  if (dateFrom === undefined && dateTo === undefined) return `${name}-${today}.${ending}`;
  const from = dateFrom === undefined ? '' : `-from-${dateFrom}`;
  return `${name}${from}-to-${dateTo ?? today}.${ending}`;
}
