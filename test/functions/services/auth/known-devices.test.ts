import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Table } from '#functions/store/table/table.ts';
import { testTable } from '#test/support/stack.ts';
import { type AccountWorld, accountWorld, freshEmail } from '../account-world.ts';

const right = 'violet river stone';
const locked = { ok: false, code: 'TOO_MANY_ATTEMPTS' };

let table: Table;
let world: AccountWorld;
let email: string;
/** The cookie of the browser in which the notary registered. */
let own: string;

beforeAll(async () => {
  table = await testTable();
});

beforeEach(async () => {
  world = accountWorld(table);
  email = freshEmail();
  const registered = await world.register(email);
  if (!registered.ok) throw new Error(registered.code);
  own = registered.value.deviceToken;
});

const wrong = (device?: string) => world.login(email, 'a wrong password', undefined, device);
const owner = (device?: string) => world.login(email, right, undefined, device);
const madeUp = () => world.deps.newToken();

describe('a device that signed in before', () => {
  it('is not locked by wrong passwords from elsewhere, in sequence or in parallel', async () => {
    for (let count = 0; count < 6; count += 1) await wrong();
    expect(await owner()).toMatchObject(locked);
    expect(await owner(own)).toMatchObject({ ok: true });
    await Promise.all(Array.from({ length: 10 }, () => wrong()));
    expect(await owner(own)).toMatchObject({ ok: true });
  });

  it('has five attempts of its own, and does not use up those of others', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => wrong(own)));
    expect(
      answers.filter(({ ok, ...rest }) => !ok && 'code' in rest && rest.code === locked.code),
    ).toHaveLength(5);
    expect(await owner(own)).toMatchObject(locked);
    expect(await owner()).toMatchObject({ ok: true });
  });

  it('keeps its cookie and sends no notice, for 180 days after its last sign-in', async () => {
    world.pass({ minutes: 100 * 24 * 60 });
    expect(await owner(own)).toMatchObject({ value: { deviceToken: own } });
    world.pass({ minutes: 100 * 24 * 60 });
    expect(await owner(own)).toMatchObject({ value: { deviceToken: own } });
    expect(world.outbox).toEqual([]);
    world.pass({ minutes: 180 * 24 * 60 });
    expect(await owner(own)).toMatchObject({ ok: true });
    expect(world.outbox).toHaveLength(1);
  });

  it('gets mails to reset the password when strangers have used up those of the address', async () => {
    for (let count = 0; count < 12; count += 1) {
      await world.forgotPassword(email, count % 2 === 0 ? undefined : madeUp());
      world.pass({ minutes: 15 });
    }
    expect(world.outbox).toHaveLength(10);
    await world.forgotPassword(email, own);
    expect(world.outbox).toHaveLength(11);
    for (let count = 0; count < 12; count += 1) {
      await world.forgotPassword(email, own);
      world.pass({ minutes: 15 });
    }
    expect(world.outbox).toHaveLength(20);
  });

  it('is free again after a reset with its cookie', async () => {
    for (let count = 0; count < 6; count += 1) await wrong(own);
    await world.forgotPassword(email);
    await world.resetPassword(world.mailedToken(), 'another good one 5', own);
    expect(await world.login(email, 'another good one 5', undefined, own)).toMatchObject({ ok: true });
  });
});

describe('a device that is not known', () => {
  it('shares five attempts with all others, whatever cookies they make up', async () => {
    for (let count = 0; count < 5; count += 1) await wrong(madeUp());
    expect(await owner(madeUp())).toMatchObject(locked);
    expect(await owner()).toMatchObject(locked);
  });

  it('is not known to other accounts, so rotating addresses gains nothing', async () => {
    const victim = freshEmail('victim');
    await world.register(victim);
    for (let count = 0; count < 5; count += 1) await world.login(victim, 'a guess', undefined, own);
    expect(await world.login(victim, right, undefined, own)).toMatchObject(locked);
    expect(await world.login(victim, right)).toMatchObject(locked);
  });

  it('is known from then on, and its notary gets a notice with its kind', async () => {
    const sent = madeUp();
    expect(await owner(sent)).toMatchObject({ value: { deviceToken: sent } });
    expect(await owner(sent)).toMatchObject({ ok: true });
    expect(world.outbox.map(({ subject }) => subject)).toEqual(['New sign-in to your account']);
    expect(world.outbox[0]?.text).toContain('Safari on iOS');
    expect(world.events).toMatchObject([{ kind: 'new-device' }]);
  });
});
