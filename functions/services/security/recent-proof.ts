import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Caller } from '../auth/authenticate.ts';

/** Minutes that a sign-in, or a later proof in the same session, counts as recent. */
const recentMinutes = 5;

/**
 * Requires that the caller signed in or used confirm-identity in this session within the last five minutes,
 * so a stolen session is not enough. STEP_UP_REQUIRED otherwise.
 */
export function requireRecentProof(
  { account, sessionId, signedInAt }: Caller,
  now: Date,
): Outcome<undefined> {
  const provenAt = account.sessions[sessionId]?.provenAt ?? signedInAt;
  const age = now.getTime() - Date.parse(provenAt);
  return age <= recentMinutes * 60_000 ? ok(undefined) : refuse('STEP_UP_REQUIRED');
}
