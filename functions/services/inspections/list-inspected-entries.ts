import { type Outcome, ok } from '#functions/outcome.ts';
import type { EntryRows } from '#functions/store/entries/entry-rows.ts';
import type { InspectionStore } from '#functions/store/inspections/inspection-store.ts';
import type { listInspectedEntries as contract } from '#shared/contract/inspections.ts';
import type { Output } from '#shared/contract/schemas.ts';
import { limits } from '#shared/data/limits.ts';
import { countOfRanges, partOfRanges } from '#shared/rules/entry-ranges.ts';
import { entryRow } from '../entries/entry-row.ts';
import { inspectionOf } from './inspection-session.ts';
import { logView, type ViewLogDeps } from './view-log.ts';

export type ListInspectedEntriesDeps = ViewLogDeps & {
  inspections: Pick<InspectionStore, 'extendSession' | 'get'>;
  entries: Pick<EntryRows, 'submittedRows'>;
};

/**
 * Returns a page of the entries of an open inspection, by number, and logs the view. Fails as `inspectionOf`
 * does.
 */
export async function listInspectedEntries(
  deps: ListInspectedEntriesDeps,
  { session, page }: { session: string | undefined; page: number },
): Promise<Outcome<Output<typeof contract>>> {
  const found = await inspectionOf(deps, session);
  if (!found.ok) return found;
  const { journalId, ranges } = found.value;
  const pageSize = limits.inspectionPageSize;
  const shown = partOfRanges(ranges, (page - 1) * pageSize, pageSize);
  const rows = await Promise.all(
    shown.map(async ({ from, to }) => (await deps.entries.submittedRows(journalId, from, to)).toReversed()),
  );
  await logView(deps, found.value, { kind: 'inspection-list' });
  return ok({ items: rows.flat().map((row) => entryRow(row)), total: countOfRanges(ranges), pageSize });
}
