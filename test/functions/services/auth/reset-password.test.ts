import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { digest } from '#functions/store/table/digest.ts';
import { resetKey } from '#functions/store/table/keys.ts';
import type { Table } from '#functions/store/table/table.ts';
import { testTable } from '#test/support/stack.ts';
import { type AccountWorld, accountWorld, freshEmail } from '../account-world.ts';

const old = 'violet river stone';
const fresh = 'another good one 5';
const invalidToken = { ok: false, code: 'RESET_TOKEN_INVALID' };

let table: Table;
let world: AccountWorld;
let email: string;

beforeAll(async () => {
  table = await testTable();
});

beforeEach(async () => {
  world = accountWorld(table);
  email = freshEmail();
  await world.register(email);
});

async function mailedToken() {
  await world.forgotPassword(email);
  return world.mailedToken();
}

describe('forgotPassword', () => {
  it('emails a link to a known address', async () => {
    await world.forgotPassword(email);
    const [mail] = world.outbox;
    const token = world.mailedToken();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(mail).toMatchObject({ to: email, subject: 'Reset your Digital Notary Journal password' });
    const link = `https://journal.example/app?view=reset#token=${token}`;
    expect(mail?.text.split('\n')).toContain(link);
    expect(mail?.html).toContain(`href="${link}"`);
  });

  it('stores only a digest of the token, which expires in 30 minutes', async () => {
    const token = await mailedToken();
    const written = JSON.stringify(world.sent);
    expect(written).toContain(digest(token));
    expect(written).not.toContain(token);
    const Key = resetKey(digest(token));
    const { Item } = await table.client.send(new GetCommand({ TableName: table.name, Key }));
    expect(Item).toEqual({
      ...Key,
      notaryId: await world.deps.accounts.findIdByEmail(email),
      email,
      recoveries: 0,
      expiresAt: world.state.now.getTime() / 1000 + 30 * 60,
    });
  });

  it('responds the same after the same time for an unknown address, without an email', async () => {
    const known = await world.forgotPassword(email);
    const knownWaits = world.waits.splice(0);
    const unknown = await world.forgotPassword(freshEmail('stranger'));
    expect(unknown).toEqual(known);
    expect(world.waits).toEqual(knownWaits);
    expect(known).toEqual({
      ok: true,
      value: { message: 'If an account exists for this email, a link to reset its password is on its way.' },
    });
    expect(world.outbox).toHaveLength(1);
  });

  it('sends at most ten emails a day, with the same response', async () => {
    const answers = [];
    for (let count = 0; count < 12; count += 1) {
      answers.push(await world.forgotPassword(email));
      world.pass({ minutes: 15 });
    }
    expect(world.outbox).toHaveLength(10);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    world.pass({ minutes: 24 * 60 });
    await world.forgotPassword(email);
    expect(world.outbox).toHaveLength(11);
  });

  it('sends at most three emails in 15 minutes, with the same response', async () => {
    const answers = [];
    for (let count = 0; count < 5; count += 1) answers.push(await world.forgotPassword(email));
    expect(world.outbox).toHaveLength(3);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    world.pass({ minutes: 15 });
    await world.forgotPassword(email);
    expect(world.outbox).toHaveLength(4);
  });

  it('sends at most three emails for parallel calls', async () => {
    await Promise.all(Array.from({ length: 12 }, () => world.forgotPassword(email)));
    expect(world.outbox).toHaveLength(3);
  });

  it('responds the same when the email fails, and reports the failure', async () => {
    world.state.mailBroken = true;
    expect(await world.forgotPassword(email)).toMatchObject({ ok: true });
    expect(world.failures).toEqual([new Error('The mail service is down')]);
  });

  it('works while the address is locked', async () => {
    for (let count = 0; count < 6; count += 1) await world.login(email, 'a wrong password');
    await world.forgotPassword(email);
    expect(world.outbox).toHaveLength(1);
  });
});

describe('resetPassword', () => {
  it('replaces the password', async () => {
    expect(await world.resetPassword(await mailedToken(), fresh)).toEqual({
      ok: true,
      value: {
        message: 'Your password has been changed. Please sign in.',
        removed: { passkeys: 0, secondFactor: false, inspections: 0, exports: 0, destructions: 0 },
      },
    });
    expect(world.outbox.at(-1)?.text).not.toContain('don’t record in this journal');
    expect(await world.login(email, old)).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(await world.login(email, fresh)).toMatchObject({ ok: true });
  });

  it('ends every session', async () => {
    const sessions = await Promise.all([world.login(email), world.login(email)]);
    await world.resetPassword(await mailedToken(), fresh);
    for (const session of sessions) {
      if (!session.ok) throw new Error(session.code);
      expect(await world.authenticate(session.value.accessToken)).toMatchObject({ code: 'SESSION_EXPIRED' });
    }
  });

  it('works once', async () => {
    const token = await mailedToken();
    await world.resetPassword(token, fresh);
    expect(await world.resetPassword(token, 'a third good one 7')).toEqual(invalidToken);
    expect(await world.login(email, fresh)).toMatchObject({ ok: true });
  });

  it('works for only one of ten parallel calls', async () => {
    const token = await mailedToken();
    const passwords = Array.from({ length: 10 }, (_, index) => `good password no ${index}`);
    const outcomes = await Promise.all(passwords.map((password) => world.resetPassword(token, password)));
    const winner = outcomes.findIndex((outcome) => outcome.ok);
    expect(outcomes.filter((outcome) => !outcome.ok)).toEqual(Array(9).fill(invalidToken));
    expect(await world.login(email, passwords[winner])).toMatchObject({ ok: true });
  });

  it('works for 30 minutes', async () => {
    const early = await mailedToken();
    world.pass({ minutes: 29, seconds: 59 });
    expect(await world.resetPassword(early, fresh)).toMatchObject({ ok: true });
    const late = await mailedToken();
    world.pass({ minutes: 30 });
    expect(await world.resetPassword(late, old)).toEqual(invalidToken);
  });

  it('rejects an unknown token, and one from before another reset', async () => {
    expect(await world.resetPassword('unknown', fresh)).toEqual(invalidToken);
    const first = await mailedToken();
    const second = await mailedToken();
    await world.resetPassword(second, fresh);
    expect(await world.resetPassword(first, old)).toEqual(invalidToken);
  });

  it('rejects a weak password and leaves the token usable', async () => {
    const token = await mailedToken();
    expect(await world.resetPassword(token, 'password123')).toEqual({
      ok: false,
      code: 'INVALID_FIELDS',
      detail: ['That password is too common. Choose another one.'],
    });
    const local = email.split('@')[0] ?? '';
    expect(await world.resetPassword(token, `my ${local} 7`)).toMatchObject({ code: 'INVALID_FIELDS' });
    expect(await world.resetPassword(token, fresh)).toMatchObject({ ok: true });
  });

  it('does not reveal whether a weak password came with an unknown token', async () => {
    expect(await world.resetPassword('unknown', 'password123')).toEqual(invalidToken);
  });

  it('lifts a lockout', async () => {
    for (let count = 0; count < 6; count += 1) await world.login(email, 'a wrong password');
    await world.resetPassword(await mailedToken(), fresh);
    expect(await world.login(email, fresh)).toMatchObject({ ok: true });
  });
});
