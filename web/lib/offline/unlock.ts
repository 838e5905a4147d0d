import { argon2idAsync } from '@noble/hashes/argon2.js';
import { limits } from '#shared/data/limits.ts';
import type { Profile } from '../api/api-types.ts';
import type { Session } from '../session/session-store.ts';
import { deviceKey } from './device-key.ts';
import { type Device, type LockRecord, withDevice } from './device-store.ts';
import { decrypt, type Encrypted, encrypt } from './encrypt.ts';
import { profilePlace, unlockPlace } from './seal-names.ts';

/** How long after the last session with a connection a device can be unlocked without one, in milliseconds. */
const unlocksFor = 72 * 60 * 60_000;
/** Wrong passwords in a row after which only a sign-in with a connection helps. */
const wrongMax = 10;
const saltBytes = 16;

/** The least that OWASP's Password Storage Cheat Sheet recommends for Argon2id: 19 MiB, two passes, one lane. */
const cost = { m: 19 * 1024, t: 2, p: 1, dkLen: 32 } as const;

const noConnection = 'The server cannot be reached. Check your internet connection and try again.';

const notByPasskey = 'This passkey does not unlock this device. Use your password.';
const tooOld = 'Sign in with a connection. Your last sign-in on this device is more than 72 hours ago.';

export type Unlocked = { user: Profile } | { problem: string };

type Credentials = { email: string; password: string };

async function keyFrom(password: string, salt: Uint8Array): Promise<CryptoKey> {
  const bytes = await argon2idAsync(password.normalize('NFC'), salt, cost);
  return crypto.subtle.importKey('raw', new Uint8Array(bytes), 'AES-GCM', false, ['encrypt', 'decrypt']);
}

function opens(key: CryptoKey, { notaryId }: LockRecord, proof: Encrypted): Promise<boolean> {
  return decrypt(key, unlockPlace(notaryId), proof).then(
    () => true,
    () => false,
  );
}

async function isRight(lock: LockRecord, password: string): Promise<boolean> {
  const known = lock.password;
  return known !== undefined && (await opens(await keyFrom(password, known.salt), lock, known.proof));
}

async function profileOf(device: Device, { notaryId, profile }: LockRecord): Promise<Profile | undefined> {
  const key = await deviceKey(device, notaryId);
  if (!key) return undefined;
  // Encrypted by this site alone, with an authenticated cipher.
  return (await decrypt(key, profilePlace(notaryId), profile)) as Profile;
}

/** A clock that was set back must not make the time longer. */
function isOld({ onlineAt }: LockRecord): boolean {
  const age = Date.now() - onlineAt;
  return age > unlocksFor || age < 0;
}

/** Finds the lock of the account with this email address. */
async function lockFor(email: string): Promise<{ lock: LockRecord; user: Profile } | undefined> {
  return await withDevice(async (device) => {
    for (const lock of await device.getAll('locks')) {
      const user = await profileOf(device, lock);
      if (user?.email.toLowerCase() === email.trim().toLowerCase()) return { lock, user };
    }
    return undefined;
  });
}

/** Changes a lock that is still there, in one transaction, so that two tabs count each of their tries. Undefined removes it. */
async function change(
  notaryId: string,
  changed: (lock: LockRecord) => LockRecord | undefined,
): Promise<void> {
  await withDevice(async (device) => {
    const writing = device.transaction('locks', 'readwrite');
    const known = await writing.store.get(notaryId);
    const next = known && changed(known);
    if (next) await writing.store.put(next);
    else await writing.store.delete(notaryId);
    await writing.done;
  });
}

/** Adds a proof to the lock of a notary who is signed in, or makes the lock. */
async function addProof(user: Profile, proof: Pick<LockRecord, 'password' | 'passkey'>): Promise<void> {
  await withDevice(async (device) => {
    const key = await deviceKey(device, user.id);
    // Logged out in the meantime.
    if (!key) return;
    const profile = await encrypt(key, profilePlace(user.id), user);
    const writing = device.transaction(['keys', 'locks'], 'readwrite');
    const locks = writing.objectStore('locks');
    const known = await locks.get(user.id);
    const lock = { ...known, ...proof, notaryId: user.id, profile, onlineAt: Date.now(), wrong: 0 };
    if (await writing.objectStore('keys').count(user.id)) await locks.put(lock);
    await writing.done;
  });
}

/** Lets this password unlock the device from now on. Only for a notary who is signed in. */
export async function prepareUnlock(user: Profile, password: string): Promise<void> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
  const proof = await encrypt(await keyFrom(password, salt), unlockPlace(user.id), user.id);
  await addProof(user, { password: { salt, proof } });
}

async function keyOfPasskey(secret: BufferSource): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  const from = {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: new TextEncoder().encode('unlock'),
  };
  return crypto.subtle.deriveKey(from, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

/** Lets the passkey with this secret (WebAuthn `prf`) unlock the device from now on. Only for a notary who is signed in. */
export async function prepareUnlockByPasskey(user: Profile, secret: BufferSource): Promise<void> {
  await addProof(user, { passkey: await encrypt(await keyOfPasskey(secret), unlockPlace(user.id), user.id) });
}

/** Unlocks the device without a connection with the secret of a passkey. */
export async function unlockByPasskey(secret: BufferSource | undefined): Promise<Unlocked> {
  if (!secret) return { problem: notByPasskey };
  const key = await keyOfPasskey(secret);
  return await withDevice(async (device) => {
    for (const lock of await device.getAll('locks')) {
      if (!lock.passkey || !(await opens(key, lock, lock.passkey))) continue;
      const user = await profileOf(device, lock);
      if (user) return isOld(lock) ? { problem: tooOld } : { user };
    }
    return { problem: notByPasskey };
  });
}

/** Notes a session with a connection, and its profile. */
export async function noteOnline(user: Profile): Promise<void> {
  const profile = await withDevice(async (device) => {
    const key = await deviceKey(device, user.id);
    return key && (await encrypt(key, profilePlace(user.id), user));
  });
  if (profile) await change(user.id, (lock) => ({ ...lock, profile, onlineAt: Date.now() }));
}

/** Lets nothing unlock the device until the next sign-in with a connection. */
export async function forgetUnlock(notaryId: string): Promise<void> {
  await change(notaryId, () => undefined);
}

/**
 * Forgets the password of a session that the server refuses before its time: it was ended elsewhere, perhaps by a new password, and
 * the old one must not unlock this device.
 */
export async function forgetIfRevoked({ user, receivedAt }: Session): Promise<void> {
  if (Date.now() - receivedAt < limits.inactivityMinutes * 60_000) await forgetUnlock(user.id);
}

/** Lets a password that the server refused, and what was kept beside it, unlock the device no more. */
export async function forgetPassword({ email, password }: Credentials): Promise<void> {
  const found = await lockFor(email);
  if (found && (await isRight(found.lock, password))) await forgetUnlock(found.lock.notaryId);
}

/** Returns whether a notary can unlock this device without a connection. */
export async function canUnlock(): Promise<boolean> {
  return (await withDevice((device) => device.count('locks'))) > 0;
}

/**
 * Unlocks the device without a connection. Each wrong password is counted before it is judged, so that closing the page does not
 * undo it.
 */
export async function unlock({ email, password }: Credentials): Promise<Unlocked> {
  const found = await lockFor(email).catch(() => undefined);
  if (!found) return { problem: noConnection };
  const { lock, user } = found;
  const age = Date.now() - lock.onlineAt;
  // A clock that was set back must not make the time longer.
  if (age > unlocksFor || age < 0) {
    return {
      problem: 'Sign in with a connection. Your last sign-in on this device is more than 72 hours ago.',
    };
  }
  let wrong = 0;
  await change(lock.notaryId, (known) => {
    wrong = known.wrong + 1;
    return wrong > wrongMax ? undefined : { ...known, wrong };
  });
  if (wrong === 0 || wrong > wrongMax) {
    return { problem: 'Too many wrong passwords. Sign in with a connection.' };
  }
  if (!(await isRight(lock, password))) {
    const left = wrongMax - wrong;
    if (left === 0) await forgetUnlock(lock.notaryId);
    const then = left === 0 ? 'Sign in with a connection.' : `Tries left without a connection: ${left}.`;
    return { problem: `The password is wrong. ${then}` };
  }
  await change(lock.notaryId, (known) => ({ ...known, wrong: 0 }));
  return { user };
}
