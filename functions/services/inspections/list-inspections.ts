import { type Outcome, ok } from '#functions/outcome.ts';
import type { InspectionStore } from '#functions/store/inspections/inspection-store.ts';
import type { listInspections as contract } from '#shared/contract/inspections.ts';
import type { Output } from '#shared/contract/schemas.ts';
import { inspectionView } from './inspection-view.ts';

/** Returns a notary's latest 100 inspection links, newest first. */
export async function listInspections(
  { inspections, now }: { inspections: Pick<InspectionStore, 'list'>; now: () => Date },
  notaryId: string,
): Promise<Outcome<Output<typeof contract>>> {
  const at = now();
  const items = await inspections.list(notaryId);
  return ok({ items: items.map((inspection) => inspectionView(inspection, at)) });
}
