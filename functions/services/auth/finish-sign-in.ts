import type { Account, AccountStore } from '#functions/store/account/account-store.ts';
import type { ProfileStore } from '#functions/store/account/profile-store.ts';
import type { DeviceStore } from '#functions/store/security/device-store.ts';
import type { SignInStore } from '#functions/store/security/sign-in-store.ts';
import type { login as contract } from '#shared/contract/auth.ts';
import type { Output } from '#shared/contract/schemas.ts';
import { canReopen } from '#shared/rules/closure.ts';
import { notices, notify } from '../security/notify.ts';
import type { NoticeDeps, SecurityEvent } from '../security/security-deps.ts';
import { getProfile } from '../user/get-profile.ts';
import { beginSession, issueToken, type TokenDeps } from './sessions.ts';

export type FinishSignInDeps = TokenDeps &
  NoticeDeps & {
    accounts: Pick<AccountStore, 'addSession' | 'get'>;
    profiles: Pick<ProfileStore, 'get'>;
    signIns: Pick<SignInStore, 'add'>;
    devices: Pick<DeviceStore, 'remember'>;
    /** Returns 256 random bits as cookie-safe text. */
    newToken: () => string;
    report: (event: SecurityEvent) => void;
  };

/**
 * The device of a sign-in: browser and system family, its cookie, and whether it has signed in to this
 * account before.
 */
export type SignInDevice = { name: string; token: string | undefined; isKnown: boolean };

/** A new session, and the cookie that identifies the device to this account. */
export type SignedIn = Output<typeof contract> & { deviceToken: string };

/**
 * Starts a session for an account whose notary was just verified, and remembers the device. Sends a notice
 * about a device that is new to the account. Undefined if the password or a factor changed in the meantime,
 * or the account is about to be erased.
 */
export async function finishSignIn(
  deps: FinishSignInDeps,
  account: Account,
  device: SignInDevice,
): Promise<SignedIn | undefined> {
  if (account.closure && !canReopen(account.closure, deps.now())) return undefined;
  const session = await beginSession(deps, account);
  if (!session) return undefined;
  // One cookie serves all accounts in a browser; each account stores it separately.
  const deviceToken = device.token ?? deps.newToken();
  // Before the token is returned, so every session in use is listed.
  await deps.signIns.add(account.id, { ...session, device: device.name });
  await deps.devices.remember(account.id, deviceToken, deps.now());
  if (!device.isKnown) {
    deps.report({ kind: 'new-device', notaryId: account.id, sessionId: session.sessionId });
    await notify(deps, account, notices.newDevice(device.name));
  }
  return {
    accessToken: await issueToken(deps, account, session),
    user: await getProfile(deps, account),
    message: 'Logged in successfully!',
    deviceToken,
  };
}
