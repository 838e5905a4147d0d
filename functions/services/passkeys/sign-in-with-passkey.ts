import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { DeviceStore } from '#functions/store/security/device-store.ts';
import type { signInWithPasskey as contract } from '#shared/contract/passkeys.ts';
import type { Input } from '#shared/contract/schemas.ts';
import { type FinishSignInDeps, finishSignIn, type SignedIn } from '../auth/finish-sign-in.ts';
import type { PasskeyDeps } from './passkey-deps.ts';
import { verifyPasskey } from './verify-passkey.ts';

type Deps = PasskeyDeps & FinishSignInDeps & { devices: Pick<DeviceStore, 'isKnown' | 'remember'> };

type PasskeyInput = Input<typeof contract>['body'] & {
  device: string;
  deviceToken?: string | undefined;
};

/**
 * Signs in with a passkey, which counts as both factors: the notary has it, and the authenticator verified
 * its user. Not affected by the lockout after wrong passwords. PASSKEY_REFUSED.
 */
export async function signInWithPasskey(
  deps: Deps,
  { passkey, device, deviceToken }: PasskeyInput,
): Promise<Outcome<SignedIn>> {
  const verified = await verifyPasskey(deps, passkey);
  if (!verified.ok) return verified;
  const account = await deps.accounts.get(verified.value);
  // Check again: a recovery may have removed it since. A recovery after this read fails the session by the
  // token version.
  const stillThere = account && (await deps.passkeys.get(account.id, passkey.id));
  if (!account || !stillThere) return refuse('PASSKEY_REFUSED');
  const isKnown =
    deviceToken !== undefined && (await deps.devices.isKnown(account.id, deviceToken, deps.now()));
  const signedIn = await finishSignIn(deps, account, { name: device, token: deviceToken, isKnown });
  return signedIn ? ok(signedIn) : refuse('PASSKEY_REFUSED');
}
