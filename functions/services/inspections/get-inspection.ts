import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { InspectionRef, InspectionStore } from '#functions/store/inspections/inspection-store.ts';
import type { AccessStore } from '#functions/store/security/access-store.ts';
import type { getInspection as contract } from '#shared/contract/inspections.ts';
import type { Output } from '#shared/contract/schemas.ts';
import { accessLabel } from '#shared/data/access-kinds.ts';
import { inspectionView } from './inspection-view.ts';

const viewsShown = 500;

type Deps = {
  inspections: Pick<InspectionStore, 'get'>;
  access: Pick<AccessStore, 'ofInspection'>;
  now: () => Date;
};

/** Returns an inspection link with the log of its use. INSPECTION_NOT_FOUND for another notary's. */
export async function getInspection(
  { inspections, access, now }: Deps,
  ref: InspectionRef,
): Promise<Outcome<Output<typeof contract>>> {
  const inspection = await inspections.get(ref);
  if (!inspection) return refuse('INSPECTION_NOT_FOUND');
  const lines = await access.ofInspection(ref.notaryId, {
    id: inspection.id,
    since: new Date(inspection.createdAt),
    limit: viewsShown,
  });
  return ok({
    inspection: inspectionView(inspection, now()),
    views: lines.map(({ id, kind, at, device, entryNumber }) => ({
      ...{ id, kind, at, device },
      label: accessLabel(kind),
      entryNumber: entryNumber ?? null,
    })),
  });
}
