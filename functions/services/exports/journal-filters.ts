import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import { type Plan, requiresPlan } from '#shared/data/plans.ts';
import { type EntryFilters, filterProblems, isFiltered } from '#shared/rules/entry-filters.ts';

/**
 * Checks that a plan includes a report with these filters: a period needs reports, other filters need search.
 * Rejects filters that contradict each other.
 */
export function judgedFilters(plan: Plan, filters: EntryFilters): Outcome<undefined> {
  if (!plan.pdfExport) {
    return refuse('PLAN_LACKS_PDF_EXPORT', { detail: requiresPlan('Reports', 'pdfExport') });
  }
  const { dateFrom: _from, dateTo: _to, ...others } = filters;
  if (!plan.search && isFiltered(others)) return refuse('PLAN_LACKS_SEARCH');
  const detail = filterProblems(filters).map(({ message }) => message);
  return detail.length > 0 ? refuse('INVALID_FIELDS', { detail }) : ok(undefined);
}
