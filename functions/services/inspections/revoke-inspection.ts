import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { InspectionRef, InspectionStore } from '#functions/store/inspections/inspection-store.ts';
import type { revokeInspection as contract } from '#shared/contract/inspections.ts';
import type { Output } from '#shared/contract/schemas.ts';
import { inspectionView } from './inspection-view.ts';

/**
 * Ends an inspection link for all its visitors. Repeating it changes nothing. INSPECTION_NOT_FOUND for
 * another notary's.
 */
export async function revokeInspection(
  { inspections, now }: { inspections: Pick<InspectionStore, 'revoke'>; now: () => Date },
  ref: InspectionRef,
): Promise<Outcome<Output<typeof contract>>> {
  const at = now();
  const inspection = await inspections.revoke(ref, at);
  return inspection ? ok({ inspection: inspectionView(inspection, at) }) : refuse('INSPECTION_NOT_FOUND');
}
