import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '#test/support/api.ts';
import { type Notary, registerNotary, signExpiredToken } from '#test/support/notary.ts';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

const signInsOf = async (token: string) => (await call('list-sign-ins', { token })).body.items;
const end = (token: string, session_id: string) => call('end-session', { params: { session_id }, token });
const profileStatus = async (token: string) => (await call('get-profile', { token })).status;
const loginAgain = async ({ email, password }: Notary, agent = iPhone) => {
  const headers = { 'user-agent': agent };
  return (await call('login', { body: { email, password }, headers })).body.access_token;
};

describe.each([
  ['list-sign-ins', {}],
  ['end-session', { session_id: ulid() }],
  ['sign-out-everywhere', {}],
] as const)('%s', (route, params) => {
  it('needs a live token', async () => {
    const { id } = await registerNotary();
    expect(await call(route, { params })).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(await call(route, { params, token: await signExpiredToken(id) })).toMatchObject({
      status: 401,
      body: { code: 'SESSION_EXPIRED' },
    });
  });
});

describe('list-sign-ins', () => {
  it('lists registration and sign-ins, latest first, with only the device family', async () => {
    const notary = await registerNotary();
    const later = await loginAgain(notary);
    const last = await loginAgain(notary, `Mallory's own <b>browser</b>/1.0 ${'x'.repeat(3_000)}`);
    const items = await signInsOf(later);
    expect(items).toEqual([
      {
        session_id: expect.any(String),
        signed_in_at: expect.any(String),
        device: 'Unknown device',
        is_current: false,
        is_active: true,
      },
      {
        session_id: expect.any(String),
        signed_in_at: expect.any(String),
        device: 'Safari on iOS',
        is_current: true,
        is_active: true,
      },
      {
        session_id: expect.any(String),
        signed_in_at: expect.any(String),
        device: 'Unknown device',
        is_current: false,
        is_active: true,
      },
    ]);
    const times = items.map(({ signed_in_at }) => signed_in_at);
    expect(times).toEqual(times.toSorted().reverse());
    await call('logout', { token: last });
    expect((await signInsOf(later)).map(({ is_active }) => is_active)).toEqual([false, true, true]);
  });

  it('lists no sign-in that failed, and none of another notary', async () => {
    const notary = await registerNotary();
    await registerNotary();
    await call('login', { body: { email: notary.email, password: 'wrong' } });
    expect(await signInsOf(notary.token)).toHaveLength(1);
  });

  it('lists at most fifty', async () => {
    const notary = await registerNotary();
    let token = notary.token;
    for (let round = 0; round < 3; round += 1) {
      [token = ''] = await Promise.all(Array.from({ length: 17 }, () => loginAgain(notary)));
    }
    const newest = await loginAgain(notary);
    const items = await signInsOf(newest);
    expect(items).toHaveLength(50);
    expect(items[0]).toMatchObject({ is_current: true });
    expect(items.filter(({ is_active }) => is_active)).toHaveLength(20);
    expect(token).not.toBe(newest);
  });
});

describe('end-session', () => {
  let notary: Notary;
  beforeAll(async () => {
    notary = await registerNotary();
  });

  it('ends that session immediately, and gives the same answer when repeated', async () => {
    const elsewhere = await loginAgain(notary);
    const [latest] = await signInsOf(notary.token);
    expect((await end(notary.token, latest?.session_id ?? '')).status).toBe(204);
    expect(await call('get-profile', { token: elsewhere })).toMatchObject({
      status: 401,
      body: { code: 'SESSION_EXPIRED' },
    });
    expect(await profileStatus(notary.token)).toBe(200);
    expect((await signInsOf(notary.token))[0]).toMatchObject({ is_active: false });
    expect((await end(notary.token, latest?.session_id ?? '')).status).toBe(204);
  });

  it.each([
    ['an unknown id', ulid()],
    ['what is no id', 'nonsense'],
    ['a very long one', 'x'.repeat(1_500)],
  ])('answers 404 to %s', async (_, id) => {
    expect(await end(notary.token, id)).toMatchObject({ status: 404, body: { code: 'SIGN_IN_NOT_FOUND' } });
  });

  it("answers 404 to another notary's session, which continues", async () => {
    const other = await registerNotary();
    const [theirs] = await signInsOf(other.token);
    expect(await end(notary.token, theirs?.session_id ?? '')).toMatchObject({
      status: 404,
      body: { code: 'SIGN_IN_NOT_FOUND' },
    });
    expect(await profileStatus(other.token)).toBe(200);
  });

  it('ends the notary’s own session too', async () => {
    const own = await loginAgain(notary);
    const current = (await signInsOf(own)).find(({ is_current }) => is_current);
    expect((await end(own, current?.session_id ?? '')).status).toBe(204);
    expect(await profileStatus(own)).toBe(401);
  });
});

describe('sign-out-everywhere', () => {
  it('ends every session immediately, this one too, and a new sign-in works', async () => {
    const notary = await registerNotary();
    const others = await Promise.all([loginAgain(notary), loginAgain(notary)]);
    expect((await call('sign-out-everywhere', { token: notary.token })).status).toBe(204);
    const statuses = await Promise.all([notary.token, ...others].map(profileStatus));
    expect(statuses).toEqual([401, 401, 401]);
    expect((await call('refresh-session', { token: notary.token })).status).toBe(401);
    const again = await loginAgain(notary);
    expect((await signInsOf(again)).map(({ is_active }) => is_active)).toEqual([true, false, false, false]);
  });

  it('does not affect other notaries', async () => {
    const [one, other] = await Promise.all([registerNotary(), registerNotary()]);
    await call('sign-out-everywhere', { token: one.token });
    expect(await profileStatus(other.token)).toBe(200);
  });
});
