import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Caller } from '../auth/authenticate.ts';

/** Minutes that a sign-in, or a later proof in the same session, counts as recent. */
const recentMinutes = 5;

/**
 * Requires that the caller proved to be the notary in this session at most five minutes ago: by signing in, or with
 * confirm-identity. STEP_UP_REQUIRED otherwise. A stolen session is not enough for what this protects.
 */
export function requireRecentProof(
  { account, sessionId, signedInAt }: Caller,
  now: Date,
): Outcome<undefined> {
  const provenAt = account.sessions[sessionId]?.provenAt ?? signedInAt;
  const age = now.getTime() - Date.parse(provenAt);
  return age <= recentMinutes * 60_000 ? ok(undefined) : refuse('STEP_UP_REQUIRED');
}
