import { describe, expect, test, vi } from 'vitest';
import { api } from '#web/lib/api/api-client.ts';
import { replaceToken } from '#web/lib/session/session.ts';
import { endSession, sessionState } from '#web/lib/session/session-store.ts';
import { changingToken } from '#web/lib/session/token-change.ts';
import { aProfile } from '../../support/answers.ts';
import { answered, type Call, refused } from '../../support/fake-api.ts';
import { fakeLocksPerTest } from '../../support/locks.ts';
import { fakeApiPerTest, storeSession } from '../../support/site.tsx';

const net = fakeApiPerTest();
fakeLocksPerTest();

const body = { currentPassword: 'an old passphrase', newPassword: 'a new passphrase' };
const changed = { message: 'Password changed successfully', accessToken: 'token-2' };
const ended = () => refused(401, { detail: 'Your session has ended.', code: 'SESSION_EXPIRED' });
const tokenOf = ({ headers }: Call) => headers.get('authorization')?.slice('Bearer '.length);

/** Fakes a server that accepts one token only. */
function takeOnly(token: string): void {
  net.api.on('get-profile', (call) =>
    tokenOf(call) === token ? answered('get-profile', aProfile()) : ended(),
  );
}

describe('while the password is being changed', () => {
  test('a call that the server refuses meanwhile is repeated with the fresh token', async () => {
    storeSession(aProfile());
    takeOnly('token-2');
    let response = () => {};
    net.api.on(
      'change-password',
      () => new Promise((resolve) => (response = () => resolve(answered('change-password', changed)))),
    );
    const change = replaceToken(() => api('change-password', { body }));
    const reading = api('get-profile');
    await vi.waitFor(() =>
      expect(net.api.calls.map(({ id }) => id).toSorted()).toEqual(['change-password', 'get-profile']),
    );
    response();
    await change;
    expect((await reading).email).toBe('maria@example.com');
    expect(net.api.callsOf('get-profile').map(tokenOf)).toEqual(['token-1', 'token-2']);
    expect(sessionState().session?.token).toBe('token-2');
    expect(localStorage.getItem('access_token')).toBe('token-2');
  });

  test('another tab waits for the fresh token before it has received it', async () => {
    storeSession(aProfile());
    takeOnly('token-2');
    let finish = () => {};
    const elsewhere = changingToken(() => new Promise<void>((resolve) => (finish = resolve)));
    const reading = api('get-profile');
    await vi.waitFor(() => expect(net.api.callsOf('get-profile')).toHaveLength(1));
    // By then, the refusal has arrived.
    await new Promise((resolve) => setTimeout(resolve));
    localStorage.setItem('access_token', 'token-2');
    finish();
    await elsewhere;
    expect((await reading).email).toBe('maria@example.com');
    expect(sessionState().session?.token).toBe('token-2');
  });

  test('an ended session ends without waiting for itself', async () => {
    storeSession(aProfile());
    net.api.on('change-password', ended);
    await expect(replaceToken(() => api('change-password', { body }))).rejects.toThrow('has ended');
    expect(sessionState().session).toBeUndefined();
  });

  test('a notary who signs out meanwhile stays signed out', async () => {
    storeSession(aProfile());
    let response = () => {};
    net.api.on(
      'change-password',
      () => new Promise((resolve) => (response = () => resolve(answered('change-password', changed)))),
    );
    const change = replaceToken(() => api('change-password', { body }));
    await vi.waitFor(() => expect(net.api.callsOf('change-password')).toHaveLength(1));
    endSession();
    response();
    await change;
    expect(sessionState().session).toBeUndefined();
  });
});
