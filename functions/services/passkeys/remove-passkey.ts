import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { PasskeyStore } from '#functions/store/security/passkey-store.ts';
import type { Caller } from '../auth/authenticate.ts';
import { notices, notify } from '../security/notify.ts';
import { requireRecentProof } from '../security/recent-proof.ts';
import type { NoticeDeps, SecurityEvent } from '../security/security-deps.ts';

type Deps = NoticeDeps & {
  passkeys: Pick<PasskeyStore, 'remove'>;
  report: (event: SecurityEvent) => void;
  now: () => Date;
};

/**
 * Removes a passkey of the notary and sends a notice. Sessions started with it continue. STEP_UP_REQUIRED;
 * PASSKEY_NOT_FOUND for another notary's passkey.
 */
export async function removePasskey(
  deps: Deps,
  caller: Caller,
  passkeyId: string,
): Promise<Outcome<undefined>> {
  const { account, sessionId } = caller;
  const proven = requireRecentProof(caller, deps.now());
  if (!proven.ok) return proven;
  if (!(await deps.passkeys.remove(account.id, passkeyId))) return refuse('PASSKEY_NOT_FOUND');
  deps.report({ kind: 'passkey-removed', notaryId: account.id, sessionId });
  await notify(deps, account, notices.passkeyRemoved);
  return ok(undefined);
}
