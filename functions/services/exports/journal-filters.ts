import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { EntryRowItem } from '#functions/store/entry-item.ts';
import type { Plan } from '#shared/data/plans.ts';

/** Which submitted entries a report is about. */
export type JournalFilters = { dateFrom?: string | undefined; dateTo?: string | undefined };

const reportsNeedPlan = 'Reports require Basic, Advanced or Pro plan';

/** Whether a report with these filters may be made on a plan; refuses a period that ends before it begins. */
export function judgedFilters(plan: Plan, { dateFrom, dateTo }: JournalFilters): Outcome<undefined> {
  if (!plan.pdfExport) return refuse('PLAN_LACKS_PDF_EXPORT', { detail: reportsNeedPlan });
  if (dateFrom !== undefined && dateTo !== undefined && dateFrom > dateTo)
    return refuse('INVALID_FIELDS', { detail: ['Date from must not be after date to'] });
  return ok(undefined);
}

/** Whether a row of the journal is within the filters. */
export function rowMatcher({ dateFrom, dateTo }: JournalFilters): (row: EntryRowItem) => boolean {
  return ({ date }) =>
    (dateFrom === undefined || date >= dateFrom) && (dateTo === undefined || date <= dateTo);
}

/** Whether a report is about all submitted entries. */
export const isUnfiltered = (filters: JournalFilters) =>
  Object.values(filters).every((value) => value === undefined);
