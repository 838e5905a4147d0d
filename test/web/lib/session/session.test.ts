import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkStoredSession, freshProfile, signOut, watchSession } from '#web/lib/session/session.ts';
import { adoptStoredSession, onSessionChange, sessionState } from '#web/lib/session/session-store.ts';
import { aProfile } from '../../support/answers.ts';
import { answered, refused } from '../../support/fake-api.ts';
import { fakeApiPerTest, storeSession } from '../../support/site.tsx';

const net = fakeApiPerTest();
const minutes = (count: number) => count * 60_000;
let stop: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-14T15:00:00Z') });
  net.api.on('logout', () => answered('logout', undefined));
});

afterEach(() => {
  stop?.();
  stop = undefined;
  vi.useRealTimers();
});

/** Lets time pass with the site open, and lets network answers arrive. */
async function pass(time: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(time);
}

function press(): void {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
}

describe('a stored session', () => {
  test.each(['{broken', '"text"', '{"id":1}', 'null', ''])('is invalid with the user %j', (user) => {
    localStorage.setItem('user', user);
    localStorage.setItem('access_token', 'token-1');
    adoptStoredSession({ key: null });
    expect(sessionState().session).toBeUndefined();
    expect(localStorage.getItem('access_token')).toBeNull();
  });

  test('is checked with the server, which returns a fresh profile', async () => {
    storeSession(aProfile());
    net.api.on('get-profile', () => answered('get-profile', aProfile({ fullName: 'Maria D. Ruiz' })));
    checkStoredSession();
    expect((await freshProfile())?.fullName).toBe('Maria D. Ruiz');
    expect(sessionState().session?.user.fullName).toBe('Maria D. Ruiz');
    expect(localStorage.getItem('user')).toContain('Maria D. Ruiz');
  });

  test('does not render the views again for the same profile', async () => {
    storeSession(aProfile());
    net.api.on('get-profile', () => answered('get-profile', aProfile()));
    checkStoredSession();
    await freshProfile();
    const onChange = vi.fn();
    const stopListening = onSessionChange(onChange);
    checkStoredSession();
    await freshProfile();
    expect(net.api.callsOf('get-profile')).toHaveLength(2);
    expect(onChange).not.toHaveBeenCalled();
    stopListening();
  });

  test('stays valid if the server is unreachable, which is only logged', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
    storeSession(aProfile());
    net.api.on('get-profile', () => Promise.reject(new TypeError('Failed to fetch')));
    checkStoredSession();
    await freshProfile();
    expect(sessionState().session?.token).toBe('token-1');
    expect(warning).toHaveBeenCalledOnce();
    warning.mockRestore();
  });

  test('ends when the site opens after an idle hour', () => {
    storeSession(aProfile(), Date.now() - minutes(61));
    checkStoredSession();
    expect(sessionState().session).toBeUndefined();
    expect(sessionState().notice).toContain('60 minutes');
  });
});

describe('inactivity', () => {
  test('signs out after 60 minutes, and not before', async () => {
    storeSession(aProfile());
    stop = watchSession();
    await pass(minutes(60) - 1_000);
    expect(sessionState().session).toBeDefined();
    await pass(16_000);
    expect(sessionState().session).toBeUndefined();
    expect(sessionState().notice).toContain('is kept on this device');
    expect(net.api.callsOf('logout')).toHaveLength(1);
  });

  test.each(['mousemove', 'keydown', 'scroll', 'touchstart', 'click'])('ends with a %s', async (event) => {
    net.api.on('refresh-session', () => answered('refresh-session', { accessToken: 'token-2' }));
    storeSession(aProfile());
    stop = watchSession();
    await pass(minutes(50));
    window.dispatchEvent(new Event(event));
    await pass(minutes(50));
    expect(sessionState().session).toBeDefined();
  });

  test('is not ended by the renewal of the token', async () => {
    net.api.on('refresh-session', () => answered('refresh-session', { accessToken: 'token-2' }));
    storeSession(aProfile());
    stop = watchSession();
    await pass(minutes(2));
    press();
    await pass(minutes(60) - 1_000);
    expect(sessionState().session?.token).toBe('token-2');
    await pass(16_000);
    expect(sessionState().session).toBeUndefined();
  });

  test('does not count in this tab while another tab is used', async () => {
    net.api.on('refresh-session', () => answered('refresh-session', { accessToken: 'token-2' }));
    storeSession(aProfile());
    stop = watchSession();
    await pass(minutes(50));
    localStorage.setItem('last_activity', String(Date.now()));
    await pass(minutes(50));
    expect(sessionState().session).toBeDefined();
  });
});

describe('renewal of the token', () => {
  beforeEach(() => {
    let count = 1;
    net.api.on('refresh-session', () => {
      count += 1;
      return answered('refresh-session', { accessToken: `token-${count}` });
    });
  });

  test('happens once if it is older than five minutes and the notary is active', async () => {
    storeSession(aProfile());
    stop = watchSession();
    await pass(minutes(4));
    press();
    await pass(minutes(0.5));
    expect(net.api.callsOf('refresh-session')).toHaveLength(0);
    await pass(minutes(2));
    expect(net.api.callsOf('refresh-session')).toHaveLength(1);
    expect(sessionState().session?.token).toBe('token-2');
    expect(localStorage.getItem('access_token')).toBe('token-2');
  });

  test('does not happen without activity', async () => {
    storeSession(aProfile());
    stop = watchSession();
    await pass(minutes(30));
    expect(net.api.callsOf('refresh-session')).toHaveLength(0);
  });

  test('ends the session if it is refused with 401', async () => {
    net.api.on('refresh-session', () =>
      refused(401, { detail: 'Your session has ended. Please sign in again.', code: 'SESSION_EXPIRED' }),
    );
    storeSession(aProfile());
    stop = watchSession();
    await pass(minutes(4));
    press();
    await pass(minutes(2));
    expect(sessionState().session).toBeUndefined();
  });
});

describe('tabs', () => {
  const stored = (key: string) => window.dispatchEvent(Object.assign(new Event('storage'), { key }));

  test('sign out together', () => {
    storeSession(aProfile());
    stop = watchSession();
    localStorage.removeItem('access_token');
    stored('access_token');
    expect(sessionState().session).toBeUndefined();
  });

  test('sign in together', () => {
    stop = watchSession();
    localStorage.setItem('user', JSON.stringify(aProfile()));
    localStorage.setItem('access_token', 'token-9');
    stored('access_token');
    expect(sessionState().session?.token).toBe('token-9');
  });

  test('a tab that becomes visible reloads the profile', async () => {
    storeSession(aProfile());
    net.api.on('get-profile', () => answered('get-profile', aProfile({ dateFormat: 'yyyy-MM-dd' })));
    stop = watchSession();
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(10);
    expect(sessionState().session?.user.dateFormat).toBe('yyyy-MM-dd');
  });
});

test('signing out clears the device immediately and informs the server with the old token', async () => {
  storeSession(aProfile());
  const done = signOut();
  expect(sessionState().session).toBeUndefined();
  expect(localStorage.getItem('user')).toBeNull();
  await done;
  expect(net.api.callsOf('logout')[0]?.headers.get('authorization')).toBe('Bearer token-1');
});
