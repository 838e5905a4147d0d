import { answeredChallenge } from '#functions/adapters/identity/passkey-responses.ts';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Passkey, PasskeyStore } from '#functions/store/security/passkey-store.ts';
import type { addPasskey as contract } from '#shared/contract/passkeys.ts';
import type { Input, Output } from '#shared/contract/schemas.ts';
import type { Caller } from '../auth/authenticate.ts';
import { notifyUndoable } from '../security/notify-undoable.ts';
import { requireRecentProof } from '../security/recent-proof.ts';
import type { SecurityEvent, UndoableNoticeDeps } from '../security/security-deps.ts';
import type { PasskeyDeps } from './passkey-deps.ts';

type Deps = UndoableNoticeDeps &
  Pick<PasskeyDeps, 'challenges' | 'verifier' | 'now'> & {
    passkeys: Pick<PasskeyStore, 'add'>;
    report: (event: SecurityEvent) => void;
  };

export const passkeyView = ({ id, name, createdAt, lastUsedAt }: Passkey) => ({
  id,
  name,
  createdAt,
  lastUsedAt,
});

/**
 * Adds a passkey that the browser created for a challenge of begin-passkey, and sends a notice.
 * STEP_UP_REQUIRED; PASSKEY_REFUSED for a forged, late, or reused response; EMAIL_NOT_VERIFIED;
 * SESSION_EXPIRED if the password or the address changed in the meantime.
 */
export async function addPasskey(
  deps: Deps,
  caller: Caller,
  { passkey: response }: Input<typeof contract>['body'],
): Promise<Outcome<Output<typeof contract>>> {
  const { account, sessionId } = caller;
  const now = deps.now();
  if (!account.emailVerified) return refuse('EMAIL_NOT_VERIFIED');
  const proven = requireRecentProof(caller, now);
  if (!proven.ok) return proven;
  const challenge = answeredChallenge(response.clientData);
  if (!challenge || !(await deps.challenges.take(challenge, { kind: 'add', notaryId: account.id }, now))) {
    return refuse('PASSKEY_REFUSED');
  }
  const key = await (await deps.verifier()).verifyNew(response, challenge);
  if (!key) return refuse('PASSKEY_REFUSED');
  const { id, name, transports } = response;
  const passkey = { id, name, transports, ...key, createdAt: now.toISOString(), lastUsedAt: null };
  const result = await deps.passkeys.add(account, passkey);
  if (result === 'exists') return refuse('PASSKEY_REFUSED');
  if (result === 'ended') return refuse('SESSION_EXPIRED');
  deps.report({ kind: 'passkey-added', notaryId: account.id, sessionId });
  await notifyUndoable(deps, account, { kind: 'passkeyAdded', passkeyId: id });
  return ok({ passkey: passkeyView(passkey) });
}
