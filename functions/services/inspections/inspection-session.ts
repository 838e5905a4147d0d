import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Inspection, InspectionStore } from '#functions/store/inspections/inspection-store.ts';
import { limits } from '#shared/data/limits.ts';
import { inspectionState } from '#shared/rules/inspection.ts';

/** Returns when a session last used at `now` expires, in epoch seconds. */
export const sessionEnd = (now: Date) => Math.floor(now.getTime() / 1000) + limits.inspectionMinutes * 60;

/**
 * Returns the inspection of a visitor's session, and extends the session. Authorizes by the inspection alone,
 * regardless of the notary's sessions and plan. INSPECTION_CLOSED without a live session; INSPECTION_ENDED as
 * soon as the link expires or is revoked.
 */
export async function inspectionOf(
  { inspections, now }: { inspections: Pick<InspectionStore, 'extendSession' | 'get'>; now: () => Date },
  session: string | undefined,
): Promise<Outcome<Inspection>> {
  const at = now();
  const ref = session && (await inspections.extendSession(session, sessionEnd(at), at));
  if (!ref) return refuse('INSPECTION_CLOSED');
  const inspection = await inspections.get(ref);
  if (!inspection || inspectionState(inspection, at) !== 'active') return refuse('INSPECTION_ENDED');
  return ok(inspection);
}
