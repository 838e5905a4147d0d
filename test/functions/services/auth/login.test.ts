import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '#functions/adapters/identity/password-hash.ts';
import { login } from '#functions/services/auth/login.ts';
import { accountKey } from '#functions/store/table/keys.ts';
import type { Table } from '#functions/store/table/table.ts';
import { testTable } from '#test/support/stack.ts';
import { type AccountWorld, accountWorld, freshEmail } from '../account-world.ts';

const right = 'violet river stone';
const wrong = 'a wrong password';
const incorrect = { ok: false, code: 'INVALID_CREDENTIALS' };
const locked = { ok: false, code: 'TOO_MANY_ATTEMPTS' };

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

async function times(count: number, attempt: () => Promise<unknown>): Promise<unknown[]> {
  const outcomes = [];
  for (let done = 0; done < count; done += 1) outcomes.push(await attempt());
  return outcomes;
}

const parallel = (count: number, attempt: (index: number) => ReturnType<AccountWorld['login']>) =>
  Promise.all(Array.from({ length: count }, (_, index) => attempt(index)));

async function sessionsOf(address: string) {
  const id = await world.deps.accounts.findIdByEmail(address);
  return Object.keys((await world.deps.accounts.get(id ?? ''))?.sessions ?? {});
}

describe('login', () => {
  it('returns a token of a new session', async () => {
    const outcome = await world.login(email);
    if (!outcome.ok) throw new Error(outcome.code);
    expect(outcome.value).toMatchObject({ message: 'Logged in successfully!', user: { email } });
    const caller = await world.authenticate(outcome.value.accessToken);
    if (!caller.ok) throw new Error(caller.code);
    const sessions = await sessionsOf(email);
    expect(sessions).toHaveLength(2);
    expect(sessions).toContain(caller.value.sessionId);
  });

  it('rejects a wrong password, an unknown address, and a password with an extra space in the same way', async () => {
    expect(await world.login(email, wrong)).toEqual(incorrect);
    expect(await world.login(email, `${right} `)).toEqual(incorrect);
    expect(await world.login(freshEmail('stranger'), right)).toEqual(incorrect);
    expect(await sessionsOf(email)).toHaveLength(1);
  });

  it('does the same work for a known and an unknown address', async () => {
    const workFor = async (address: string) => {
      const seen = accountWorld(table);
      const hashes: string[] = [];
      const deps = {
        ...seen.deps,
        verifyPassword: (password: string, hash: string) => {
          hashes.push(hash.split('$').slice(0, 4).join('$'));
          return seen.deps.verifyPassword(password, hash);
        },
      };
      expect(await login(deps, { email: address, password: wrong, device: 'Safari on iOS' })).toEqual(
        incorrect,
      );
      return { hashes, commands: seen.sent.map(({ command }) => command) };
    };
    const usual = freshEmail();
    await accountWorld(table, hashPassword).register(usual);
    const known = await workFor(usual);
    expect(known.hashes).toEqual(['$argon2id$v=19$m=19456,t=2,p=1']);
    expect(known.commands.filter((command) => command === 'GetItemCommand')).toHaveLength(3);
    expect(await workFor(freshEmail('stranger'))).toEqual(known);
  });

  it('drops the oldest session beyond twenty', async () => {
    const [first] = await sessionsOf(email);
    for (let count = 0; count < 20; count += 1) {
      world.pass({ seconds: 1 });
      expect(await world.login(email)).toMatchObject({ ok: true });
    }
    const kept = await sessionsOf(email);
    expect(kept).toHaveLength(20);
    expect(kept).not.toContain(first);
  });

  it('never keeps more than twenty sessions, even when devices sign in in parallel', async () => {
    await parallel(18, () => world.login(email));
    const outcomes = await parallel(20, () => world.login(email));
    expect(outcomes.every((outcome) => outcome.ok)).toBe(true);
    expect(await sessionsOf(email)).toHaveLength(20);
  });

  it('drops expired sessions', async () => {
    world.pass({ minutes: 12 * 60 });
    await world.login(email);
    expect(await sessionsOf(email)).toHaveLength(1);
  });

  it('fails when the password changes during verification', async () => {
    const id = (await world.deps.accounts.findIdByEmail(email)) ?? '';
    const deps = {
      ...world.deps,
      verifyPassword: async (password: string, hash: string) => {
        const matches = await world.deps.verifyPassword(password, hash);
        await table.client.send(
          new UpdateCommand({
            TableName: table.name,
            Key: accountKey(id),
            UpdateExpression: 'SET tokenVersion = tokenVersion + :one, #sessions = :none',
            ExpressionAttributeNames: { '#sessions': 'sessions' },
            ExpressionAttributeValues: { ':one': 1, ':none': {} },
          }),
        );
        return matches;
      },
    };
    expect(await login(deps, { email, password: right, device: 'Safari on iOS' })).toEqual(incorrect);
    expect(await sessionsOf(email)).toEqual([]);
  });
});

describe('lockout', () => {
  it('rejects the sixth attempt after five failures, even with the right password', async () => {
    expect(await times(5, () => world.login(email, wrong))).toEqual(Array(5).fill(incorrect));
    expect(await world.login(email, right)).toEqual({
      ok: false,
      code: 'TOO_MANY_ATTEMPTS',
      detail: 'Too many attempts. Please wait 15 minutes before trying again, or reset your password.',
      retryAfter: 900,
    });
  });

  it('lasts 15 minutes from the fifth failure, whatever is tried in between', async () => {
    await times(4, () => world.login(email, wrong));
    world.pass({ minutes: 14 });
    await world.login(email, wrong);
    world.pass({ minutes: 14, seconds: 59 });
    expect(await times(3, () => world.login(email, right))).toMatchObject([
      { ...locked, retryAfter: 1, detail: expect.stringContaining('wait 1 minute before') },
      locked,
      locked,
    ]);
    world.pass({ seconds: 1 });
    expect(await world.login(email, right)).toMatchObject({ ok: true });
  });

  it('counts unknown addresses in the same way', async () => {
    const stranger = freshEmail('stranger');
    expect(await times(5, () => world.login(stranger, wrong))).toEqual(Array(5).fill(incorrect));
    expect(await world.login(stranger, wrong)).toMatchObject(locked);
  });

  it('counts an address in any letter case as one', async () => {
    await times(3, () => world.login(email.toUpperCase(), wrong));
    await times(2, () => world.login(email, wrong));
    expect(await world.login(email, right)).toMatchObject(locked);
  });

  it('applies to one address only', async () => {
    const other = freshEmail('other');
    await world.register(other);
    await times(6, () => world.login(email, wrong));
    expect(await world.login(other, right)).toMatchObject({ ok: true });
  });

  it('forgets earlier failures on success', async () => {
    await times(4, () => world.login(email, wrong));
    expect(await world.login(email, right)).toMatchObject({ ok: true });
    expect(await times(4, () => world.login(email, wrong))).toEqual(Array(4).fill(incorrect));
    expect(await world.login(email, right)).toMatchObject({ ok: true });
  });

  it('does not add failures from different windows', async () => {
    await times(4, () => world.login(email, wrong));
    world.pass({ minutes: 15 });
    await times(4, () => world.login(email, wrong));
    expect(await world.login(email, right)).toMatchObject({ ok: true });
  });

  it('tries only five of twenty parallel wrong passwords', async () => {
    const outcomes = await parallel(20, () => world.login(email, wrong));
    const codes = outcomes.map((outcome) => (outcome.ok ? 'ok' : outcome.code)).sort();
    expect(codes).toEqual([...Array(5).fill('INVALID_CREDENTIALS'), ...Array(15).fill('TOO_MANY_ATTEMPTS')]);
    expect(await world.login(email, right)).toMatchObject(locked);
  });

  it('accepts twenty parallel right passwords, even after four failures', async () => {
    await times(4, () => world.login(email, wrong));
    const outcomes = await parallel(20, () => world.login(email, right));
    expect(outcomes.map((outcome) => outcome.ok)).toEqual(Array(20).fill(true));
    await times(4, () => world.login(email, wrong));
    expect(await world.login(email, right)).toMatchObject({ ok: true });
  });

  it('counts an attempt that never ended until the window ends', async () => {
    const limit = { attempts: 5, minutes: 15 };
    for (let count = 0; count < 5; count += 1) {
      await world.deps.attempts.reserve(email, limit, world.state.now);
    }
    expect(await world.login(email, right)).toMatchObject(locked);
    expect(world.waits.filter((wait) => wait === 150)).toHaveLength(20);
    world.pass({ minutes: 15 });
    expect(await world.login(email, right)).toMatchObject({ ok: true });
  });
});
