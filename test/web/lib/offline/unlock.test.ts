import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDevice, prepareDevice } from '#web/lib/offline/device-key.ts';
import { withDevice } from '#web/lib/offline/device-store.ts';
import {
  canUnlock,
  forgetIfRevoked,
  forgetPassword,
  noteOnline,
  prepareUnlock,
  unlock,
} from '#web/lib/offline/unlock.ts';
import { openSession } from '#web/lib/session/session-store.ts';
import { aProfile } from '../../support/answers.ts';
import { fakeDevicePerTest } from '../../support/device.ts';

/** The same function at a fraction of its cost. */
vi.mock('@noble/hashes/argon2.js', async (importActual) => {
  const actual = await importActual<typeof import('@noble/hashes/argon2.js')>();
  return {
    ...actual,
    argon2idAsync: vi.fn(async (password: string, salt: Uint8Array, { dkLen }: { dkLen: number }) =>
      actual.argon2id(password, salt, { m: 8, t: 1, p: 1, dkLen }),
    ),
  };
});

fakeDevicePerTest();

const hour = 3_600_000;
const notary = aProfile({ id: 'notary-1', email: 'Maria@example.com' });
const right = { email: ' maria@example.com', password: 'brass seal' };
const wrong = { ...right, password: 'wax seal' };

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T10:00:00Z') });
  openSession('token-1', notary, new Date());
  await prepareDevice(notary.id);
  await prepareUnlock(notary, right.password);
});

afterEach(() => {
  vi.useRealTimers();
});

const later = (hours: number) => vi.setSystemTime(Date.now() + hours * hour);
const problemOf = async (one = right) => {
  const outcome = await unlock(one);
  return 'problem' in outcome ? outcome.problem : undefined;
};

describe('a device', () => {
  it('is unlocked by the password of its notary, with the latest profile', async () => {
    later(70);
    expect(await unlock(right)).toEqual({ user: notary });
    await noteOnline({ ...notary, fullName: 'Maria D. Ruiz' });
    later(70);
    expect(await unlock(right)).toMatchObject({ user: { fullName: 'Maria D. Ruiz' } });
  });

  it('is not unlocked more than 72 hours later, nor with a clock that was set back', async () => {
    later(73);
    expect(await problemOf()).toMatch(/more than 72 hours ago/);
    later(-74);
    expect(await problemOf()).toMatch(/more than 72 hours ago/);
  });

  it('says that there is no connection to another account', async () => {
    expect(await problemOf({ ...right, email: 'other@example.com' })).toMatch(/cannot be reached/);
  });

  it('counts wrong passwords, forgets them after the right one, and is locked after ten', async () => {
    for (let left = 9; left > 0; left -= 1) {
      expect(await problemOf(wrong)).toBe(`The password is wrong. Tries left without a connection: ${left}.`);
    }
    expect(await problemOf()).toBeUndefined();
    for (let tries = 0; tries < 9; tries += 1) await unlock(wrong);
    expect(await problemOf(wrong)).toBe('The password is wrong. Sign in with a connection.');
    expect(await problemOf()).toMatch(/cannot be reached/);
    expect(await canUnlock()).toBe(false);
  });

  it('counts tries in parallel, each once', async () => {
    // More would keep the only thread of the test from the database for seconds.
    await Promise.all(Array.from({ length: 3 }, () => unlock(wrong)));
    expect(await problemOf(wrong)).toBe('The password is wrong. Tries left without a connection: 6.');
  });

  it('is unlocked no more after a logout', async () => {
    await clearDevice(notary.id);
    expect(await canUnlock()).toBe(false);
    expect(await problemOf()).toMatch(/cannot be reached/);
  });

  it('forgets a password that the server refuses, and no other', async () => {
    await forgetPassword(wrong);
    expect(await problemOf()).toBeUndefined();
    await forgetPassword(right);
    expect(await problemOf()).toMatch(/cannot be reached/);
  });

  it('forgets the password of a session that was ended elsewhere, not of one that ran out', async () => {
    const session = { token: 'token-1', user: notary, receivedAt: Date.now() };
    later(2);
    await forgetIfRevoked(session);
    expect(await canUnlock()).toBe(true);
    await forgetIfRevoked({ ...session, receivedAt: Date.now() - 1_000 });
    expect(await canUnlock()).toBe(false);
  });

  it('stores neither the password nor the profile in clear', async () => {
    const [lock] = await withDevice((device) => device.getAll('locks'));
    const stored = Buffer.from(
      JSON.stringify(lock, (_, value) =>
        value instanceof ArrayBuffer || ArrayBuffer.isView(value)
          ? Buffer.from(value as ArrayBuffer).toString('latin1')
          : value,
      ),
    ).toString();
    expect(stored).toContain('notary-1');
    expect(stored).not.toMatch(/brass|Maria/);
  });
});
