import { afterEach, describe, expect, test } from 'vitest';
import { apiBase, routes } from '#shared/contract/routes.ts';
import { api } from '#web/lib/api/api-client.ts';
import { fetchProfileEarly } from '#web/lib/api/early-profile.ts';
import { serverNow } from '#web/lib/session/server-clock.ts';
import { sessionState } from '#web/lib/session/session-store.ts';
import { aProfile } from '../../support/answers.ts';
import { answered, refused } from '../../support/fake-api.ts';
import { fakeApiPerTest, storeSession } from '../../support/site.tsx';

const net = fakeApiPerTest();
const url = `${apiBase}${routes['get-profile'].path}`;

function answerProfiles(...names: string[]): void {
  net.api.on('get-profile', () => answered('get-profile', aProfile({ fullName: names.shift() ?? 'Nobody' })));
}

afterEach(() => {
  window.earlyProfile = undefined;
});

describe('a profile that was asked for before the app’s code had arrived', () => {
  test('answers the first call for the profile, and only that', async () => {
    storeSession(aProfile());
    answerProfiles('Early Name', 'Later Name');
    fetchProfileEarly(url, 'token-1');
    expect((await api('get-profile')).fullName).toBe('Early Name');
    expect(net.api.calls).toHaveLength(1);
    expect((await api('get-profile')).fullName).toBe('Later Name');
    expect(net.api.calls).toHaveLength(2);
  });

  test('is sent with the token of the session, and is not stored by the browser', async () => {
    storeSession(aProfile());
    answerProfiles('Early Name');
    fetchProfileEarly(url, 'token-1');
    expect(net.api.calls[0]?.headers.get('authorization')).toBe('Bearer token-1');
    await api('get-profile');
  });

  test('does not answer another session', async () => {
    storeSession(aProfile(), Date.now(), 'token-2');
    answerProfiles('Someone Else', 'Own Name');
    fetchProfileEarly(url, 'token-1');
    expect((await api('get-profile')).fullName).toBe('Own Name');
  });

  test('does not answer other calls', async () => {
    storeSession(aProfile());
    answerProfiles('Early Name');
    fetchProfileEarly(url, 'token-1');
    expect((await api('list-journals')).journals).toEqual([]);
  });

  test('ends the session if the server refuses it', async () => {
    storeSession(aProfile());
    net.api.on('get-profile', () => refused(401, { detail: 'Please sign in.', code: 'SESSION_EXPIRED' }));
    fetchProfileEarly(url, 'token-1');
    await expect(api('get-profile')).rejects.toMatchObject({ status: 401 });
    expect(sessionState().session).toBeUndefined();
  });

  test('reports that the server cannot be reached only to the call that takes the answer', async () => {
    storeSession(aProfile());
    net.api.on('get-profile', () => Promise.reject(new TypeError('Failed to fetch')));
    fetchProfileEarly(url, 'token-1');
    await expect(api('get-profile')).rejects.toMatchObject({ code: 'NETWORK' });
  });

  test('tells the server’s time by the moment of its answer, not by the moment at which the app takes it', async () => {
    storeSession(aProfile());
    const arrived = Date.now() - 10_000;
    const response = Response.json({}, { headers: { date: new Date(arrived).toUTCString() } });
    const answer = Promise.resolve({ response, sentAt: arrived - 100, answeredAt: arrived });
    window.earlyProfile = { url, token: 'token-1', answer };
    await api('get-profile');
    expect(Math.abs(serverNow().getTime() - Date.now())).toBeLessThan(1_000);
  });
});
