import type { PlanId } from '#shared/data/plans.ts';
import { isSessionEnd } from '../api/api-error.ts';
import { warn } from '../warn.ts';
import { updateProfile } from './session.ts';
import { sessionState } from './session-store.ts';

/** Notes in the account that the notary was told about a plan. After a failure, the notary is told again. */
export async function notePlanSeen(planSeen: PlanId): Promise<void> {
  const known = sessionState().session?.user.planSeen;
  // Accounts from before the app told about plans are not told.
  if (!known || known === planSeen) return;
  try {
    await updateProfile({ planSeen });
  } catch (error) {
    if (!isSessionEnd(error)) warn('The plan that the notary was told about could not be noted', error);
  }
}
