import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { InspectionStore } from '#functions/store/inspections/inspection-store.ts';
import type { AttemptsStore } from '#functions/store/security/attempts-store.ts';
import { digest } from '#functions/store/table/digest.ts';
import type { openInspection as contract } from '#shared/contract/inspections.ts';
import type { Input, Output } from '#shared/contract/schemas.ts';
import { inspectionState } from '#shared/rules/inspection.ts';
import { reserveAttempt } from '../security/reserve-attempt.ts';
import { sessionEnd } from './inspection-session.ts';
import { inspectionFacts } from './inspection-view.ts';
import { logView, type ViewLogDeps } from './view-log.ts';

export type OpenInspectionDeps = ViewLogDeps & {
  inspections: Pick<InspectionStore, 'byToken' | 'get' | 'beginSession'>;
  /** Wrong codes, by the digest of the token. */
  attempts: AttemptsStore;
  isCode: (token: string, code: string, stored: string) => boolean;
  newToken: () => string;
  wait: (milliseconds: number) => Promise<unknown>;
};

/** Ten wrong codes lock a link until after it expires. */
const codeLimit = { attempts: 10, minutes: 31 * 24 * 60 };

/** Burn the same time for unknown tokens, and leave no record. */
const guessLimit = { attempts: 10, minutes: 1 };

/** A placeholder that never exists, for unknown tokens. */
const nowhere = { notaryId: 'nobody', inspectionId: '0'.repeat(26) };
const noCode = '0'.repeat(64);

/**
 * Opens an inspection for a visitor with the link and its access code, and starts a session.
 * INSPECTION_NOT_FOUND for a guessed token, after the same work; INSPECTION_ENDED for a link that expired or
 * was revoked; INSPECTION_CODE_WRONG; INSPECTION_LOCKED after ten wrong codes.
 */
export async function openInspection(
  deps: OpenInspectionDeps,
  { token, code }: Input<typeof contract>['body'],
): Promise<Outcome<Output<typeof contract>>> {
  const { inspections, attempts } = deps;
  const now = deps.now();
  const ref = await inspections.byToken(token);
  const inspection = await inspections.get(ref ?? nowhere);
  if (inspection && inspectionState(inspection, now) !== 'active') return refuse('INSPECTION_ENDED');
  const [counted, limit] = [digest(token), inspection ? codeLimit : guessLimit];
  const attempt = await reserveAttempt(deps, counted, limit);
  if (!attempt.ok) return refuse('INSPECTION_LOCKED');
  const { window } = attempt.value;
  const isRight = deps.isCode(token, code, inspection?.codeDigest ?? noCode);
  if (!inspection || !isRight) {
    await attempts.fail(counted, window, limit, now);
    if (!inspection) return refuse('INSPECTION_NOT_FOUND');
    await logView(deps, inspection, { kind: 'inspection-code-wrong' });
    return refuse('INSPECTION_CODE_WRONG');
  }
  // A correct code doesn't reset the wrong ones: the notary gave it to only one person.
  await attempts.release(counted, window);
  await logView(deps, inspection, { kind: 'inspection-opened' });
  const session = deps.newToken();
  const { notaryId, id: inspectionId, notaryName, timezone } = inspection;
  await inspections.beginSession(session, { notaryId, inspectionId }, sessionEnd(now));
  return ok({ session, inspection: { ...inspectionFacts(inspection), notaryName, timezone } });
}
