import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authenticate } from '#functions/services/auth/authenticate.ts';
import { accountKey } from '#functions/store/table/keys.ts';
import type { Table } from '#functions/store/table/table.ts';
import { testTable } from '#test/support/stack.ts';
import { type AccountWorld, accountWorld, freshEmail } from '../account-world.ts';

const expired = { ok: false, code: 'SESSION_EXPIRED' };

let table: Table;
let world: AccountWorld;
let email: string;
let token: string;

beforeAll(async () => {
  table = await testTable();
});

beforeEach(async () => {
  world = accountWorld(table);
  email = freshEmail();
  const registered = await world.register(email);
  if (!registered.ok) throw new Error(registered.code);
  token = registered.value.accessToken;
});

async function renew(held: string): Promise<string> {
  const outcome = await world.refresh(held);
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value.accessToken;
}

describe('authenticate', () => {
  it('returns the account, the session, and its start', async () => {
    expect(await world.authenticate(token)).toMatchObject({
      ok: true,
      value: { account: { email }, sessionId: expect.any(String), signedInAt: '2026-03-02T10:00:00.000Z' },
    });
  });

  it('rejects a missing and a malformed token', async () => {
    expect(await authenticate(world.deps, undefined)).toEqual({ ok: false, code: 'UNAUTHENTICATED' });
    expect(await world.authenticate('nonsense')).toEqual({ ok: false, code: 'UNAUTHENTICATED' });
  });

  it('rejects a token after 60 minutes', async () => {
    world.pass({ minutes: 59, seconds: 59 });
    expect(await world.authenticate(token)).toMatchObject({ ok: true });
    world.pass({ seconds: 1 });
    expect(await world.authenticate(token)).toEqual(expired);
  });

  it('lets a session be renewed for 12 hours, not a second more', async () => {
    for (let hour = 0; hour < 12; hour += 1) {
      world.pass({ minutes: 59 });
      token = await renew(token);
    }
    world.pass({ minutes: 11, seconds: 59 });
    expect(await world.authenticate(token)).toMatchObject({ ok: true });
    token = await renew(token);
    world.pass({ seconds: 1 });
    expect(await world.authenticate(token)).toEqual(expired);
    expect(await world.refresh(token)).toEqual(expired);
  });

  it('renews a session with another token and accepts the one before for two more minutes', async () => {
    world.pass({ minutes: 30 });
    const renewed = await renew(token);
    const callers = await Promise.all([world.authenticate(token), world.authenticate(renewed)]);
    const sessions = callers.map((caller) => (caller.ok ? caller.value.sessionId : caller.code));
    expect(sessions[0]).toBe(sessions[1]);
    world.pass({ minutes: 1, seconds: 59 });
    expect(await world.authenticate(token)).toMatchObject({ ok: true });
    world.pass({ seconds: 1 });
    expect(await world.authenticate(token)).toEqual(expired);
    expect(await world.authenticate(renewed)).toMatchObject({ ok: true });
  });

  it('keeps a session that two tabs renew in parallel, and one whose answer was lost', async () => {
    const both = await Promise.all([renew(token), renew(token)]);
    world.pass({ minutes: 1 });
    const again = await renew(token);
    world.pass({ minutes: 5 });
    for (const tab of [...both, again]) expect(await world.authenticate(tab)).toMatchObject({ ok: true });
    expect(await world.authenticate(await renew(again))).toMatchObject({ ok: true });
  });

  it('ends a session that is renewed with a token that was replaced', async () => {
    const renewed = await renew(token);
    world.pass({ minutes: 3 });
    // A page that slept may still ask with it, and then finds the newer one.
    expect(await world.authenticate(token)).toEqual(expired);
    expect(await world.authenticate(renewed)).toMatchObject({ ok: true });
    expect(await world.refresh(token)).toEqual(expired);
    expect(await world.authenticate(renewed)).toEqual(expired);
    expect(world.events.at(-1)).toMatchObject({ kind: 'token-reused' });
  });

  it('ends a session that another kind of device renews with the token before', async () => {
    const renewed = await renew(token);
    expect(await world.refresh(token, 'Firefox on Windows')).toEqual(expired);
    expect(await world.authenticate(renewed)).toEqual(expired);
  });

  it('issues a token of the present generation when the password changes', async () => {
    await renew(token);
    const changed = await world.changePassword(token, {
      currentPassword: 'violet river stone',
      newPassword: 'amber harbor cloud',
    });
    if (!changed.ok) throw new Error(changed.code);
    world.pass({ minutes: 3 });
    expect(await world.authenticate(changed.value.accessToken)).toMatchObject({ ok: true });
  });

  it('rejects every token of a session that was signed out, and no other session', async () => {
    const other = await world.login(email);
    if (!other.ok) throw new Error(other.code);
    const renewed = await renew(token);
    expect(await world.logout(token)).toEqual({ ok: true, value: undefined });
    expect(await world.authenticate(token)).toEqual(expired);
    expect(await world.authenticate(renewed)).toEqual(expired);
    expect(await world.logout(token)).toEqual(expired);
    expect(await world.authenticate(other.value.accessToken)).toMatchObject({ ok: true });
  });

  it('rejects a token whose account is gone', async () => {
    const id = (await world.deps.accounts.findIdByEmail(email)) ?? '';
    await table.client.send(new DeleteCommand({ TableName: table.name, Key: accountKey(id) }));
    expect(await world.authenticate(token)).toEqual(expired);
  });

  describe('rejects a genuine, unexpired token', () => {
    async function dayToken(change: { sessionId?: string; tokenVersion?: number }): Promise<string> {
      const caller = await world.authenticate(token);
      if (!caller.ok) throw new Error(caller.code);
      const seconds = world.state.now.getTime() / 1000;
      return world.deps.tokens.sign({
        notaryId: caller.value.account.id,
        sessionId: caller.value.sessionId,
        tokenVersion: 1,
        generation: 0,
        signedInAt: seconds,
        tokenId: 'x',
        issuedAt: seconds,
        expiresAt: seconds + 86_400,
        ...change,
      });
    }

    it.each(['unknown', 'constructor', '__proto__'])(
      'of the session %s, which never was',
      async (sessionId) => {
        expect(await world.authenticate(await dayToken({ sessionId }))).toEqual(expired);
      },
    );

    it.each([0, 2])('of the token version %i', async (tokenVersion) => {
      expect(await world.authenticate(await dayToken({ tokenVersion }))).toEqual(expired);
    });

    it('twelve hours after the session began', async () => {
      const long = await dayToken({});
      world.pass({ minutes: 12 * 60 - 1 });
      expect(await world.authenticate(long)).toMatchObject({ ok: true });
      world.pass({ minutes: 1 });
      expect(await world.authenticate(long)).toEqual(expired);
    });
  });
});
