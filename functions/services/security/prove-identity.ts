import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { Input } from '#shared/contract/schemas.ts';
import type { proveIdentity as contract } from '#shared/contract/security.ts';
import type { Caller } from '../auth/authenticate.ts';
import type { PasskeyDeps } from '../passkeys/passkey-deps.ts';
import { verifyPasskey } from '../passkeys/verify-passkey.ts';
import { confirmIdentity } from './confirm-identity.ts';
import type { ConfirmDeps } from './security-deps.ts';

type Deps = ConfirmDeps & PasskeyDeps & { accounts: Pick<AccountStore, 'noteProof'> };

/**
 * Proves within a session that the caller is the notary: by one of the account's passkeys, or by password and
 * code. For five minutes, the session may then do everything that requires a recent proof. PASSKEY_REFUSED,
 * including for another account's passkey; the errors of confirm-identity; SESSION_EXPIRED if the session
 * ended.
 */
export async function proveIdentity(
  deps: Deps,
  caller: Caller,
  { passkey, password, code }: Input<typeof contract>['body'],
): Promise<Outcome<undefined>> {
  const { account, sessionId } = caller;
  if (passkey) {
    const verified = await verifyPasskey(deps, passkey);
    if (!verified.ok) return verified;
    if (verified.value !== account.id) return refuse('PASSKEY_REFUSED');
  } else {
    const confirmed = await confirmIdentity(deps, caller, { password: password ?? '', code });
    if (!confirmed.ok) return confirmed;
  }
  const isStored = await deps.accounts.noteProof(account, sessionId, deps.now());
  return isStored ? ok(undefined) : refuse('SESSION_EXPIRED');
}
