import type { EntryFilters } from '#shared/rules/entry-filters.ts';
import { dayInWords } from '#shared/rules/shown-day.ts';

/** Returns `January 1, 2026 to March 31, 2026`, or only the end that is set. */
export function periodInWords({ dateFrom, dateTo }: Pick<EntryFilters, 'dateFrom' | 'dateTo'>): string {
  if (dateFrom && dateTo)
    return dateFrom === dateTo ? dayInWords(dateFrom) : `${dayInWords(dateFrom)} to ${dayInWords(dateTo)}`;
  if (dateFrom) return `From ${dayInWords(dateFrom)}`;
  return dateTo ? `Until ${dayInWords(dateTo)}` : 'All entries';
}
