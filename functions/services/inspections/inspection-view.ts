import type { Inspection } from '#functions/store/inspections/inspection-store.ts';
import type { getInspection } from '#shared/contract/inspections.ts';
import type { Output } from '#shared/contract/schemas.ts';
import { countOfRanges } from '#shared/rules/entry-ranges.ts';
import { inspectionState } from '#shared/rules/inspection.ts';

export type InspectionView = Output<typeof getInspection>['inspection'];

/** Returns the facts of an inspection that both notary and official see. */
export function inspectionFacts(inspection: Inspection) {
  const { recipient, office, reason, scope, ranges, images, createdAt, expiresAt } = inspection;
  return {
    recipient,
    office,
    reason,
    scope,
    entryCount: countOfRanges(ranges),
    images,
    createdAt,
    expiresAt,
  };
}

export function inspectionView(inspection: Inspection, now: Date): InspectionView {
  const { id, journalId, revokedAt } = inspection;
  const state = inspectionState(inspection, now);
  return { id, ...inspectionFacts(inspection), journalId, state, revokedAt };
}
