import { type Outcome, ok } from '#functions/outcome.ts';
import type { SignInStore } from '#functions/store/security/sign-in-store.ts';
import type { Output } from '#shared/contract/schemas.ts';
import type { listSignIns as contract } from '#shared/contract/security.ts';
import type { Caller } from '../auth/authenticate.ts';
import { isLive } from '../auth/sessions.ts';

type Deps = { signIns: Pick<SignInStore, 'latest'>; now: () => Date };

/**
 * Returns the notary's sign-ins of the last 90 days, with device and whether the session is still live,
 * latest first.
 */
export async function listSignIns(
  { signIns, now }: Deps,
  { account, sessionId: current }: Caller,
): Promise<Outcome<Output<typeof contract>>> {
  const at = now();
  const live = new Set(
    Object.entries(account.sessions).flatMap(([id, { signedInAt }]) => (isLive(signedInAt, at) ? [id] : [])),
  );
  const items = (await signIns.latest(account.id, at)).map(({ sessionId, signedInAt, device }) => ({
    sessionId,
    signedInAt,
    device,
    isCurrent: sessionId === current,
    isActive: live.has(sessionId),
  }));
  return ok({ items });
}
