import { api } from '../api/api-client.ts';
import { ApiError } from '../api/api-error.ts';
import type { ApiInput, Profile } from '../api/api-types.ts';
import type { Unlocked } from '../offline/unlock.ts';
import { deviceTimezone } from '../timezones.ts';
import { warn } from '../warn.ts';
import { beginSession } from './session.ts';
import { offlineToken } from './session-keys.ts';
import { expectWelcome } from './welcome-due.ts';

/** How long the first view may take before the device is prepared, in milliseconds: that takes a phone a second. */
const firstViewTakes = 3_000;

const unlocking = () => import('../offline/unlock.ts');

function prepareLater(prepare: (code: Awaited<ReturnType<typeof unlocking>>) => Promise<void>): void {
  setTimeout(() => {
    unlocking()
      .then(prepare)
      .catch((error) => warn('This device cannot be unlocked without a connection', error));
  }, firstViewTakes);
}

/** Lets this password unlock the device without a connection from now on. */
export function keepForOffline(user: Profile, password: string): void {
  prepareLater(({ prepareUnlock }) => prepareUnlock(user, password));
}

/** Opens the session of a device that was unlocked; throws an ApiError if it was not. */
function beginUnlocked(outcome: Unlocked): Profile {
  if ('problem' in outcome) throw new ApiError({ status: 0, code: 'NETWORK', detail: outcome.problem });
  beginSession(offlineToken, outcome.user);
  return outcome.user;
}

/**
 * Signs in and returns the notary. Without a connection, the password unlocks the device if it may. Throws an ApiError when
 * refused.
 */
export async function signIn(body: { email: string; password: string; code?: string }): Promise<Profile> {
  try {
    const { accessToken, user } = await api('login', { body });
    beginSession(accessToken, user);
    keepForOffline(user, body.password);
    return user;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { unlock, forgetPassword } = await unlocking();
    // A password that was changed elsewhere must not unlock this device either.
    if (error.code === 'INVALID_CREDENTIALS') await forgetPassword(body).catch(() => {});
    if (error.code !== 'NETWORK') throw error;
    return beginUnlocked(await unlock(body));
  }
}

type PasskeyAnswer = {
  /** Missing if the server could not be asked for a challenge. */
  passkey?: ApiInput<'sign-in-with-passkey'>['body']['passkey'];
  secret: BufferSource | undefined;
};

/**
 * Signs in with a passkey that the notary chose, whose secret may unlock the device from now on, and does so without a connection.
 * Throws an ApiError when refused.
 */
export async function signInByPasskey({ passkey, secret }: PasskeyAnswer): Promise<Profile> {
  try {
    if (!passkey) throw new ApiError({ status: 0, code: 'NETWORK' });
    const { accessToken, user } = await api('sign-in-with-passkey', { body: { passkey } });
    beginSession(accessToken, user);
    if (secret) prepareLater(({ prepareUnlockByPasskey }) => prepareUnlockByPasskey(user, secret));
    return user;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'NETWORK') throw error;
    const { unlockByPasskey } = await unlocking();
    return beginUnlocked(await unlockByPasskey(secret));
  }
}

/** Creates an account and signs in to it; throws an ApiError when refused. */
export async function signUp(body: { email: string; password: string; fullName: string }): Promise<void> {
  const { accessToken, user } = await api('register', { body: { ...body, timezone: deviceTimezone() } });
  expectWelcome(user.id);
  beginSession(accessToken, user);
  keepForOffline(user, body.password);
}
