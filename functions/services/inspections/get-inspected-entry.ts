import { type Outcome, ok } from '#functions/outcome.ts';
import type { InspectionStore } from '#functions/store/inspections/inspection-store.ts';
import type { EntryResponse } from '../entries/entry-view.ts';
import { type InspectedEntryDeps, inspectedEntry } from './inspected-entry.ts';
import { inspectionOf } from './inspection-session.ts';
import { logView, type ViewLogDeps } from './view-log.ts';

export type GetInspectedEntryDeps = InspectedEntryDeps &
  ViewLogDeps & { inspections: Pick<InspectionStore, 'extendSession' | 'get'> };

/**
 * Returns one entry of an open inspection, and logs the view. Fails as `inspectionOf` and `inspectedEntry`
 * do.
 */
export async function getInspectedEntry(
  deps: GetInspectedEntryDeps,
  { session, number }: { session: string | undefined; number: string },
): Promise<Outcome<EntryResponse>> {
  const inspection = await inspectionOf(deps, session);
  if (!inspection.ok) return inspection;
  const found = await inspectedEntry(deps, inspection.value, number);
  if (!found.ok) return found;
  await logView(deps, inspection.value, { kind: 'inspection-entry', entryNumber: Number(number) });
  return ok(found.value.response);
}
