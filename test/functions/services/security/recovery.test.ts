import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resetPassword } from '#functions/services/auth/reset-password.ts';
import { changeEmail } from '#functions/services/email/change-email.ts';
import { confirmEmailChange } from '#functions/services/email/confirm-email-change.ts';
import { carryOutDestruction } from '#functions/services/retention/carry-out-destruction.ts';
import type { Table } from '#functions/store/table/table.ts';
import { newTable } from '#test/support/stack.ts';
import { freshEmail } from '../account-world.ts';
import { given, type RecoveryWorld, recoveryWorld } from './recovery-world.ts';

const stolen = 'violet river stone';
const fresh = 'another good one 5';
const day = 24 * 60;
const refused = { ok: false, code: 'PASSKEY_REFUSED' };
const nothing = { passkeys: 0, secondFactor: false, inspections: 0, exports: 0, destructions: 0 };
const everything = { passkeys: 1, secondFactor: true, inspections: 1, exports: 1, destructions: 1 };

let table: Table;
let world: RecoveryWorld;
let email: string;
let token: string;
let notaryId: string;

beforeAll(async () => {
  table = await newTable();
});

beforeEach(async () => {
  world = recoveryWorld(table);
  email = freshEmail('owner');
  const registered = given(await world.register(email, stolen));
  token = registered.accessToken;
  notaryId = registered.user.id;
});

const account = async () => {
  const found = await world.deps.accounts.get(notaryId);
  if (!found) throw new Error('The account is gone');
  return found;
};

/** Signs in and returns the token. */
const signIn = async (address = email, code?: string) =>
  given(await world.login(address, stolen, code)).accessToken;

/** Adds everything that outlives a password, as a thief who knows it would. */
async function plunder(session: string) {
  const enter = await world.addPasskey(session);
  const link = await world.inspect(session);
  given(await world.exportAll(session));
  await world.subscribe(session);
  expect(await world.askForDestruction(session)).toBe('asked');
  const on = await world.turnOn(session);
  return { enter, link, ...on };
}

async function expectGone({ enter, link }: Awaited<ReturnType<typeof plunder>>) {
  expect(await enter()).toEqual(refused);
  expect((await world.deps.inspections.get(link))?.revokedAt).toBe(world.state.now.toISOString());
  expect(await world.deps.exports.get(notaryId)).toBeUndefined();
  expect(await world.calendarOf(notaryId)).toBeUndefined();
  expect(await world.deps.destructions.asked(notaryId)).toEqual([]);
}

describe('a thief who knows the password', () => {
  it('keeps nothing after a reset by mail, and the owner needs no code', async () => {
    const loot = await plunder(token);
    world.pass({ minutes: 6 * day });
    const reset = given(await world.reset(email));
    expect(reset.removed).toEqual(everything);
    await expectGone(loot);
    expect(await world.authenticate(loot.token)).toMatchObject({ code: 'SESSION_EXPIRED' });
    expect(await world.login(email, stolen)).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(await world.login(email, fresh)).toMatchObject({ ok: true });
    expect(world.outbox.at(-2)?.text).toContain(
      'We removed what was added in the last seven days: 1 passkey was removed, two-step sign-in was turned off, 1 inspection link was revoked, 1 export was revoked, 1 requested destruction was canceled.',
    );
    expect((await account()).recovery).toBeUndefined();
  });

  it('keeps nothing after "Keep this address" and a reset, although the address was changed', async () => {
    const undo = await world.changeAddress(token, freshEmail('thief'));
    world.pass({ minutes: 1 });
    const loot = await plunder(token);
    world.pass({ minutes: 5 * day });
    expect(given(await world.keepAddress(undo)).removed).toEqual(everything);
    await expectGone(loot);
    expect(given(await world.reset(email)).removed).toEqual(nothing);
    expect(await world.login(email, fresh)).toMatchObject({ ok: true });
    expect(await loot.enter()).toEqual(refused);
  });

  it('keeps nothing that was added while the change was not confirmed, or again after the undo', async () => {
    const undo = await world.changeAddress(token, freshEmail('thief'));
    given(await world.keepAddress(undo));
    const loot = await plunder(await signIn());
    world.pass({ minutes: 1 });
    expect(given(await world.reset(email)).removed).toEqual(everything);
    await expectGone(loot);
  });

  it('cannot finish a change of address after a reset', async () => {
    const body = { newEmail: freshEmail('thief'), password: stolen };
    given(await changeEmail(world.deps, await world.callerOf(token), body));
    const confirm = world.mailedToken('confirm-email');
    given(await world.reset(email));
    expect(await confirmEmailChange(world.deps, { token: confirm })).toMatchObject({
      code: 'EMAIL_LINK_INVALID',
    });
  });

  it('whose call was under way adds nothing after the recovery', async () => {
    const caller = await world.callerOf(token);
    given(await world.reset(email));
    const { deps } = world;
    const unmade = { id: 'never', notaryId, tokenDigest: 'd', expiresAt: world.state.now.toISOString() };
    const made = await deps.inspections.create(caller.account, unmade as never);
    expect(made).toBe(false);
    expect(await deps.exports.begin(caller.account, undefined, { id: 'never' } as never)).toBe('ended');
    const asked = {
      ...{ id: 'never', notaryId, journalId: caller.account.journalId },
      ...{ year: '2015', state: 'NV', askedAt: caller.signedInAt },
    };
    expect(await deps.destructions.ask({ ...asked, tokenVersion: caller.account.tokenVersion })).toBe(
      'ended',
    );
    expect(await deps.passkeys.add(caller.account, { id: 'never' } as never)).toBe('ended');
  });
});

describe('what is older than the recovery reaches', () => {
  it('stays after a reset: the passkey signs in, and the factor asks for its code', async () => {
    const loot = await plunder(token);
    world.pass({ minutes: 7 * day + 1 });
    const { removed } = given(await world.reset(email));
    expect(removed).toEqual({ ...nothing, destructions: 1 });
    expect(await loot.enter()).toMatchObject({ ok: true });
    expect((await world.deps.inspections.get(loot.link))?.revokedAt).toBeNull();
    expect(await world.login(email, fresh)).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
    expect(await world.login(email, fresh, world.code(loot.secret))).toMatchObject({ ok: true });
  });

  it('stays after "Keep this address" if it is older than the change', async () => {
    const enter = await world.addPasskey(token);
    world.pass({ minutes: 1 });
    const undo = await world.changeAddress(token, freshEmail('thief'));
    expect(given(await world.keepAddress(undo)).removed).toEqual(nothing);
    expect(await enter()).toMatchObject({ ok: true });
  });

  it('loses recovery codes that were renewed since, and the answer says so', async () => {
    const { secret } = await world.turnOn(token);
    world.pass({ minutes: 8 * day });
    const session = await signIn(email, world.code(secret));
    world.pass({ minutes: 1 });
    const { recoveryCodes } = given(await world.renewRecoveryCodes(session, world.code(secret)));
    world.pass({ minutes: 1 });
    const reset = given(await world.reset(email));
    expect(reset.removed.secondFactor).toBe(false);
    expect(reset.message).toContain('Recovery codes that were made in the last seven days no longer work');
    expect(await world.login(email, fresh, recoveryCodes[0])).toMatchObject({ code: 'SECOND_FACTOR_WRONG' });
    const signedIn = given(await world.login(email, fresh, world.code(secret)));
    expect(signedIn.user.recoveryCodesLeft).toBe(0);
  });

  it('does not protect a factor that replaced it since', async () => {
    const first = await world.turnOn(token);
    world.pass({ minutes: 8 * day });
    const session = await signIn(email, world.code(first.secret));
    world.pass({ minutes: 1 });
    given(await world.removeSecondFactor(session, world.code(first.secret)));
    await world.turnOn(session);
    expect(given(await world.reset(email)).removed.secondFactor).toBe(true);
    expect(await world.login(email, fresh)).toMatchObject({ ok: true });
  });

  it('is known again as a device only if it signed in before', async () => {
    const old = given(await world.login(email, stolen)).deviceToken;
    world.pass({ minutes: 8 * day });
    const thief = given(await world.login(email, stolen)).deviceToken;
    given(await world.reset(email));
    const known = (device: string) => world.deps.devices.isKnown(notaryId, device, world.state.now);
    expect(await Promise.all([old, thief].map(known))).toEqual([true, false]);
  });
});

describe('a recovery that dies after its first write', () => {
  const dead = async () => {
    throw new Error('The function died');
  };

  /** Resets the password, and dies before anything is removed. */
  async function dying(): Promise<void> {
    await world.forgotPassword(email);
    const { deps } = world;
    const recoveries = {
      ...deps.recoveries,
      removePasskeys: dead,
      revokeInspections: dead,
      removeExports: dead,
    };
    const destructions = { ...deps.destructions, cancelDestructions: dead };
    const reset = { token: world.mailedToken('reset'), newPassword: fresh };
    const died = resetPassword({ ...deps, recoveries: { ...recoveries, finish: dead }, destructions }, reset);
    await expect(died).rejects.toThrow('The function died');
  }

  it('leaves nothing that works, and the owner can sign in and add the same things', async () => {
    const loot = await plunder(token);
    await dying();
    expect(await loot.enter()).toEqual(refused);
    expect(await world.deps.passkeys.list(notaryId)).toEqual([]);
    expect((await world.deps.inspections.get(loot.link))?.revokedAt).not.toBeNull();
    expect(await world.deps.inspections.list(notaryId)).toMatchObject([{ revokedAt: expect.any(String) }]);
    expect(await world.deps.exports.get(notaryId)).toBeUndefined();
    const owner = given(await world.login(email, fresh)).accessToken;
    const enterAsOwner = await world.addPasskey(owner);
    const link = await world.inspect(owner);
    given(await world.exportAll(owner));
    expect(await enterAsOwner()).toMatchObject({ ok: true });
    expect((await world.deps.inspections.get(link))?.revokedAt).toBeNull();
    expect(await world.deps.exports.get(notaryId)).toMatchObject({ status: 'preparing' });
  });

  it('carries out no destruction that was requested before', async () => {
    await world.askForDestruction(token);
    await dying();
    const [asked] = await world.deps.destructions.asked(notaryId);
    if (!asked) throw new Error('The request is gone');
    expect(await carryOutDestruction(world.deps as never, asked)).toBe('given-up');
    expect(await world.deps.destructions.asked(notaryId)).toEqual([]);
  });

  it('is finished by the next one, which spares what the owner added since', async () => {
    const loot = await plunder(token);
    await dying();
    const owner = given(await world.login(email, fresh)).accessToken;
    world.pass({ minutes: 1 });
    const enterAsOwner = await world.addPasskey(owner);
    world.pass({ minutes: 8 * day });
    given(await world.reset(email, 'a third good one 7'));
    expect(await enterAsOwner()).toMatchObject({ ok: true });
    expect(await loot.enter()).toEqual(refused);
    expect((await account()).recovery).toBeUndefined();
  });
});
