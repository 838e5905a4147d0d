import { readFile } from 'node:fs/promises';
import { TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { login } from '#functions/services/auth/login.ts';
import { secretContext } from '#functions/services/security/second-factor-secret.ts';
import { codeLimit } from '#functions/services/security/spend-code.ts';
import { secondFactorKey } from '#functions/store/table/keys.ts';
import type { Table } from '#functions/store/table/table.ts';
import { localDynamoDbClient } from '#scripts/local/database/table.ts';
import { codeOf } from '#test/support/authenticator.ts';
import { shared, testTable } from '#test/support/stack.ts';
import type { TableFacts } from '#test/support/start-table.ts';
import { type AccountWorld, accountWorld, freshEmail } from '../account-world.ts';

const right = 'violet river stone';
const wrong = { ok: false, code: 'SECOND_FACTOR_WRONG' };
const notBegun = { ok: false, code: 'SECOND_FACTOR_NOT_BEGUN' };

let table: Table;
let world: AccountWorld;
let email: string;
let token: string;
let notaryId: string;

beforeAll(async () => {
  table = await testTable();
});

beforeEach(async () => {
  world = accountWorld(table);
  email = freshEmail();
  const registered = await world.register(email);
  if (!registered.ok) throw new Error(registered.code);
  token = registered.value.accessToken;
  notaryId = registered.value.user.id;
});

const factorItem = async () => {
  const Key = secondFactorKey(notaryId);
  return (await table.client.send(new GetCommand({ TableName: table.name, Key, ConsistentRead: true }))).Item;
};

async function begin(): Promise<string> {
  const begun = await world.beginSecondFactor(token);
  if (!begun.ok) throw new Error(begun.code);
  return begun.value.secret;
}

/** Returns the code that the app shows at the time of this world. */
const code = (secret: string, stepsOn = 0) => codeOf(secret, stepsOn, world.state.now);

async function turnOn() {
  const secret = await begin();
  const on = await world.confirmSecondFactor(token, code(secret));
  if (!on.ok) throw new Error(on.code);
  token = on.value.accessToken;
  return { secret, recoveryCodes: on.value.recoveryCodes };
}

describe('a pending secret', () => {
  it('expires after 30 minutes', async () => {
    const secret = await begin();
    expect(await factorItem()).toMatchObject({
      status: 'pending',
      expiresAt: world.state.now.getTime() / 1000 + 30 * 60,
    });
    world.pass({ minutes: 30 });
    expect(await world.confirmSecondFactor(token, code(secret))).toEqual(notBegun);
    world.pass({ seconds: -1 });
    expect(await world.confirmSecondFactor(token, code(secret))).toMatchObject({ ok: true });
    expect(await factorItem()).not.toHaveProperty('expiresAt');
  });

  it('allows five attempts in 15 minutes', async () => {
    const secret = await begin();
    for (let count = 0; count < 5; count += 1) {
      expect(await world.confirmSecondFactor(token, 'ABCDEF')).toEqual(wrong);
    }
    expect(await world.confirmSecondFactor(token, code(secret))).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  });
});

describe('a stored second factor', () => {
  it('contains the sealed secret, and only digests of the recovery codes', async () => {
    const { secret, recoveryCodes } = await turnOn();
    const item = await factorItem();
    const account = await world.deps.accounts.get(notaryId);
    if (!account) throw new Error('The account is missing');
    const opened = world.deps.cipherOf(account).decrypt(secretContext(item?.['id']), item?.['secret']);
    expect(await opened).toBe(secret);
    const stranger = world.deps.cipherOf({ ...account, id: 'another' });
    await expect(stranger.decrypt(secretContext(item?.['id']), item?.['secret'])).rejects.toThrow();
    await expect(world.deps.cipherOf(account).decrypt('another', item?.['secret'])).rejects.toThrow();
    expect(JSON.stringify(item)).not.toContain(secret);
    const codes = [...(item?.['recoveryCodes'] ?? [])];
    expect(codes).toHaveLength(10);
    for (const digest of codes) expect(digest).toMatch(/^[0-9a-f]{64}$/);
    for (const one of recoveryCodes) {
      expect(JSON.stringify([item, codes])).not.toContain(one);
      expect(JSON.stringify([item, codes])).not.toContain(one.replaceAll('-', ''));
    }
  });

  it('adds only times and the number of remaining codes to the account', async () => {
    const { recoveryCodes } = await turnOn();
    const at = world.state.now.toISOString();
    expect((await world.deps.accounts.get(notaryId))?.secondFactor).toEqual({
      recoveryCodesLeft: 10,
      onSince: at,
      codesSince: at,
    });
    for (const one of recoveryCodes) {
      expect(await world.login(email, right, one.replaceAll('-', ''))).toMatchObject({ ok: true });
    }
    expect((await world.deps.accounts.get(notaryId))?.secondFactor).toMatchObject({ recoveryCodesLeft: 0 });
    expect(await factorItem()).not.toHaveProperty('recoveryCodes');
    expect(await world.login(email, right, 'ABCDEFGH23456723')).toEqual(wrong);
    world.pass({ minutes: 1 });
    const app = await factorItem();
    expect(app).toMatchObject({ status: 'on' });
  });
});

describe('a code', () => {
  it('is valid one step either way, each step once, and none before a used one', async () => {
    const { secret } = await turnOn();
    world.pass({ minutes: 5 });
    expect(await world.login(email, right, code(secret, -2))).toEqual(wrong);
    expect(await world.login(email, right, code(secret, 2))).toEqual(wrong);
    expect(await world.login(email, right, code(secret, -1))).toMatchObject({ ok: true });
    expect(await world.login(email, right, code(secret, -1))).toEqual(wrong);
    expect(await world.login(email, right, code(secret, 1))).toMatchObject({ ok: true });
    expect(await world.login(email, right, code(secret))).toEqual(wrong);
    world.pass({ minutes: 1 });
    expect(await world.login(email, right, code(secret))).toMatchObject({ ok: true });
  });

  it('that turned the factor on does not sign in again', async () => {
    const { secret } = await turnOn();
    expect(await world.login(email, right, code(secret))).toEqual(wrong);
  });

  it('allows twenty attempts a day across lockouts, even with right passwords', async () => {
    const { secret } = await turnOn();
    const { codeAttempts } = world.deps;
    for (let count = 0; count < 19; count += 1) {
      const place = await codeAttempts.reserve(email, codeLimit, world.state.now);
      if (place.kind !== 'reserved') throw new Error('not reserved');
      await codeAttempts.fail(email, place.window, codeLimit, world.state.now);
    }
    expect(await world.login(email)).toEqual({ ok: false, code: 'SECOND_FACTOR_REQUIRED' });
    // A right code does not forget the wrong ones of the day.
    expect(await world.login(email, right, code(secret, 1))).toMatchObject({ ok: true });
    expect(await world.login(email, right, '12345')).toEqual(wrong);
    expect(await world.login(email, right, code(secret, 1))).toEqual({
      ok: false,
      code: 'TOO_MANY_ATTEMPTS',
      detail: 'Too many attempts. Please wait 24 hours before trying again.',
      retryAfter: 24 * 3_600,
    });
    world.pass({ minutes: 24 * 60 });
    expect(await world.login(email, right, code(secret))).toMatchObject({ ok: true });
  });

  it('is not checked before the password is right', async () => {
    await turnOn();
    const before = world.sent.length;
    expect(await world.login(email, 'wrong', '123456')).toEqual({ ok: false, code: 'INVALID_CREDENTIALS' });
    const commands = world.sent.slice(before).map(({ command }) => command);
    const stranger = world.sent.length;
    expect(await world.login(freshEmail(), 'wrong', '123456')).toEqual({
      ok: false,
      code: 'INVALID_CREDENTIALS',
    });
    expect(world.sent.slice(stranger).map(({ command }) => command)).toEqual(commands);
  });

  it('is not checked for an account without a second factor', async () => {
    expect(await world.login(email, right, 'anything')).toMatchObject({ ok: true });
  });
});

describe('confirmIdentity', () => {
  it('allows five attempts in 15 minutes, and a missing code does not reset them', async () => {
    const { secret, recoveryCodes } = await turnOn();
    for (let count = 0; count < 5; count += 1) {
      expect(await world.removeSecondFactor(token)).toEqual({ ok: false, code: 'SECOND_FACTOR_REQUIRED' });
      const tried =
        count % 2 === 0
          ? await world.removeSecondFactor(token, code(secret, 1), 'wrong')
          : await world.renewRecoveryCodes(token, '12345');
      expect(tried).toEqual(count % 2 === 0 ? { ok: false, code: 'PASSWORD_WRONG' } : wrong);
    }
    expect(await world.removeSecondFactor(token, recoveryCodes[0])).toMatchObject({
      code: 'TOO_MANY_ATTEMPTS',
      detail: 'Too many attempts. Please wait 15 minutes before trying again.',
    });
    world.pass({ minutes: 15 });
    expect(await world.removeSecondFactor(token, recoveryCodes[0])).toMatchObject({ ok: true });
  });

  it('does not use up the code when the new password is invalid', async () => {
    const { secret } = await turnOn();
    const change = (newPassword: string) =>
      world.changePassword(token, { currentPassword: right, newPassword, code: code(secret, 1) });
    expect(await change('short')).toMatchObject({ code: 'INVALID_FIELDS' });
    expect(await change(right)).toMatchObject({ code: 'INVALID_FIELDS' });
    expect(await change('another good one 5')).toMatchObject({ ok: true });
    expect(world.events.at(-1)).toMatchObject({ kind: 'password-changed', notaryId });
    expect(world.outbox.at(-1)?.subject).toBe('Your Digital Notary Journal password was changed');
  });
});

describe('confirmSecondFactor', () => {
  it('rejects a sign-in without a code whose password was verified just before', async () => {
    const deps = {
      ...world.deps,
      verifyPassword: async (password: string, hash: string) => {
        const matches = await world.deps.verifyPassword(password, hash);
        await turnOn();
        return matches;
      },
    };
    // The service turns the factor on once, with its own dependencies.
    const outcome = await login(deps, { email, password: right, device: 'Safari on iOS' });
    expect(outcome).toEqual({ ok: false, code: 'INVALID_CREDENTIALS' });
    expect(await world.authenticate(token)).toMatchObject({ ok: true });
  });

  it('succeeds when its email fails, and reports the failure', async () => {
    world.state.mailBroken = true;
    const { recoveryCodes } = await turnOn();
    expect(recoveryCodes).toHaveLength(10);
    expect(world.failures).toHaveLength(1);
    expect((await world.deps.accounts.get(notaryId))?.secondFactor).toBeDefined();
  });
});

it('is turned off by the transaction in the runbook, which ends every session', async () => {
  await turnOn();
  const runbook = await readFile('docs/runbooks/lost-second-factor.md', 'utf8');
  const [, written = ''] = /off\.json <<EOF\n(.+?)\nEOF/s.exec(runbook) ?? [];
  const items = JSON.parse(written.replaceAll('$TABLE', table.name).replaceAll('$NOTARY', notaryId));
  const { endpoint } = await shared<TableFacts>('/table');
  const client = localDynamoDbClient(endpoint);
  await client.send(new TransactWriteItemsCommand({ TransactItems: items }));
  client.destroy();
  expect(await world.authenticate(token)).toEqual({ ok: false, code: 'SESSION_EXPIRED' });
  expect(await factorItem()).toBeUndefined();
  expect(await world.login(email)).toMatchObject({
    ok: true,
    value: { user: { secondFactorEnabled: false } },
  });
});

it('reports events of the factor with IDs only, and sends emails without codes', async () => {
  const { secret, recoveryCodes } = await turnOn();
  await world.login(email, right, recoveryCodes[0]);
  expect(await world.renewRecoveryCodes(token, recoveryCodes[1])).toMatchObject({ ok: true });
  world.pass({ minutes: 1 });
  expect(await world.removeSecondFactor(token, code(secret))).toMatchObject({ ok: true });
  expect(await factorItem()).toBeUndefined();
  expect(world.events.map(({ kind }) => kind)).toEqual([
    'second-factor-on',
    'recovery-code-used',
    'new-device',
    'recovery-code-used',
    'recovery-codes-renewed',
    'second-factor-off',
  ]);
  for (const event of world.events) {
    expect(Object.keys(event).filter((key) => !['kind', 'notaryId', 'sessionId'].includes(key))).toEqual([]);
  }
  const said = JSON.stringify([world.events, world.outbox.map(({ text, html }) => text + html)]);
  for (const one of [secret, ...recoveryCodes, email]) expect(said).not.toContain(one);
});
