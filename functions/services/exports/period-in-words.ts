import { shortDay } from '#functions/adapters/pdf/shown-time.ts';
import type { EntryFilters } from '#shared/rules/entry-filters.ts';

/** Returns `January 1, 2026 to March 31, 2026`, or the part of it that is chosen. */
export function periodInWords({ dateFrom, dateTo }: Pick<EntryFilters, 'dateFrom' | 'dateTo'>): string {
  const words = (day: string) => shortDay(day, 'MMMM d, yyyy');
  if (dateFrom && dateTo)
    return dateFrom === dateTo ? words(dateFrom) : `${words(dateFrom)} to ${words(dateTo)}`;
  if (dateFrom) return `From ${words(dateFrom)}`;
  return dateTo ? `Until ${words(dateTo)}` : 'All entries';
}
