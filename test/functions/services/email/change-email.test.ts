import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeEmail } from '#functions/services/email/change-email.ts';
import { confirmEmailChange } from '#functions/services/email/confirm-email-change.ts';
import { undoEmailChange } from '#functions/services/email/undo-email-change.ts';
import type { Table } from '#functions/store/table/table.ts';
import { testTable } from '#test/support/stack.ts';
import { type AccountWorld, accountWorld, freshEmail } from '../account-world.ts';

const password = 'violet river stone';
const invalid = { ok: false, code: 'EMAIL_LINK_INVALID' };
const done = { ok: true };

let table: Table;
let world: AccountWorld;
let old: string;
let next: string;
let token: string;

beforeAll(async () => {
  table = await testTable();
});

beforeEach(async () => {
  world = accountWorld(table);
  old = freshEmail('old');
  next = freshEmail('next');
  token = await signedUp(old);
});

async function signedUp(address: string): Promise<string> {
  const registered = await world.register(address);
  if (!registered.ok) throw new Error(registered.code);
  return registered.value.accessToken;
}

const request = async (newEmail: string, session = token, given = password) =>
  changeEmail(world.deps, await world.callerOf(session), { newEmail, password: given });
const confirm = (mailed: string) => confirmEmailChange(world.deps, { token: mailed });
const undo = (mailed: string) => undoEmailChange(world.deps, { token: mailed });
const subjects = () => world.outbox.map(({ to, subject }) => [to, subject]);

/** Asks for a change and returns the tokens of its two links. */
async function requested(newEmail: string, session = token) {
  expect(await request(newEmail, session)).toMatchObject(done);
  return { confirm: world.mailedToken('confirm-email'), undo: world.mailedToken('undo-email') };
}

describe('a change of address', () => {
  it('is announced to the old address, and happens when the new one confirms it', async () => {
    const links = await requested(next);
    expect(subjects()).toEqual([
      [old, 'Your email address is about to change'],
      [next, 'Confirm your new email address'],
    ]);
    expect(await world.login(next)).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(await confirm(links.confirm)).toEqual({
      ok: true,
      value: { message: `Your email address is now ${next}.` },
    });
    expect(subjects().at(-1)).toEqual([old, 'Your email address was changed']);
    expect(await world.authenticate(token)).toMatchObject({ ok: true });
    expect(await world.login(next)).toMatchObject({ value: { user: { email: next, emailVerified: true } } });
    expect(await world.login(old)).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(await confirm(links.confirm)).toEqual(invalid);
    const kinds = world.events.map(({ kind }) => kind).filter((kind) => kind !== 'sign-in-failed');
    expect(kinds).toEqual(['email-change-requested', 'email-changed', 'new-device']);
  });

  it('needs the password, another address, and one that nobody has', async () => {
    const taken = freshEmail('taken');
    await signedUp(taken);
    expect(await request(next, token, 'wrong')).toMatchObject({ code: 'PASSWORD_WRONG' });
    expect(await request(old)).toMatchObject({ code: 'INVALID_FIELDS' });
    expect(await request(taken)).toMatchObject({ code: 'EMAIL_ALREADY_REGISTERED' });
    expect(world.outbox).toEqual([]);
  });

  it('can be asked for five times a day', async () => {
    for (let count = 0; count < 5; count += 1) expect(await request(freshEmail())).toMatchObject(done);
    expect(await request(next)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  });

  it('is void after a day, after a password change, and after another change', async () => {
    const late = await requested(next);
    world.pass({ minutes: 24 * 60 });
    expect(await confirm(late.confirm)).toEqual(invalid);
    token = await fresh(old);
    const first = await requested(next);
    const second = await requested(freshEmail('second'));
    expect(await confirm(second.confirm)).toMatchObject(done);
    expect(await confirm(first.confirm)).toEqual(invalid);
  });

  it('frees an address that was never confirmed, and announces nothing to it', async () => {
    const squatted = freshEmail('squatted');
    const squatter = await world.signUp(squatted);
    if (!squatter.ok) throw new Error(squatter.code);
    world.outbox.length = 0;
    expect(await request(next, squatter.value.accessToken)).toMatchObject(done);
    expect(subjects()).toEqual([[next, 'Confirm your new email address']]);
    expect(await confirm(world.mailedToken('confirm-email'))).toMatchObject(done);
    expect(await world.signUp(squatted)).toMatchObject(done);
  });

  it('gives one of two accounts that race for an address', async () => {
    const rival = await signedUp(freshEmail('rival'));
    const mine = await requested(next);
    const theirs = await requested(next, rival);
    const [one, other, newcomer] = await Promise.all([
      confirm(mine.confirm),
      confirm(theirs.confirm),
      world.signUp(next),
    ]);
    expect([one.ok, other.ok, newcomer.ok].filter(Boolean)).toHaveLength(1);
    const ids = await Promise.all([world.login(next), world.deps.accounts.findIdByEmail(next)]);
    expect(ids[0]).toMatchObject({ value: { user: { id: ids[1] } } });
  });
});

/** Signs in again. */
async function fresh(address: string): Promise<string> {
  const signedIn = await world.login(address);
  if (!signedIn.ok) throw new Error(signedIn.code);
  return signedIn.value.accessToken;
}

describe('taking a change back', () => {
  it('restores the address, ends every session, and frees the new one', async () => {
    const links = await requested(next);
    await confirm(links.confirm);
    const thief = await fresh(next);
    world.pass({ minutes: 7 * 24 * 60 - 1 });
    expect(await undo(links.undo)).toMatchObject(done);
    expect(await world.authenticate(thief)).toMatchObject({ code: 'SESSION_EXPIRED' });
    expect(await world.login(next)).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(await world.login(old)).toMatchObject({ value: { user: { email: old } } });
    expect(await world.signUp(next)).toMatchObject(done);
    expect(await undo(links.undo)).toEqual(invalid);
  });

  it('works for seven days, during which nobody else gets the address, and not longer', async () => {
    const links = await requested(next);
    await confirm(links.confirm);
    expect(await world.signUp(old)).toMatchObject({ code: 'EMAIL_ALREADY_REGISTERED' });
    world.pass({ minutes: 7 * 24 * 60 });
    expect(await undo(links.undo)).toEqual(invalid);
    expect(await world.signUp(old)).toMatchObject(done);
  });

  it('takes later changes back too, so that a thief gains nothing by several', async () => {
    const first = await requested(next);
    await confirm(first.confirm);
    const third = freshEmail('third');
    const second = await requested(third);
    await confirm(second.confirm);
    expect(await undo(first.undo)).toMatchObject(done);
    expect(await world.login(old)).toMatchObject({ value: { user: { email: old } } });
    expect(await undo(second.undo)).toEqual(invalid);
    for (const freed of [next, third]) expect(await world.signUp(freed)).toMatchObject(done);
  });

  it('works for the first owner also after a thief changed the address away and back', async () => {
    const first = await requested(next);
    await confirm(first.confirm);
    world.pass({ minutes: 1 });
    const second = await requested(old);
    expect(await confirm(second.confirm)).toMatchObject(done);
    expect(await world.login(old)).toMatchObject({ value: { user: { email: old } } });
    expect(await undo(second.undo)).toMatchObject(done);
    expect(await world.login(next)).toMatchObject({ value: { user: { email: next } } });
    expect(await world.signUp(old)).toMatchObject({ code: 'EMAIL_ALREADY_REGISTERED' });
    expect(await undo(first.undo)).toMatchObject(done);
    expect(await world.login(old)).toMatchObject({ value: { user: { email: old } } });
    expect(await world.signUp(next)).toMatchObject(done);
  });

  it('takes the way there and back again in one step', async () => {
    const first = await requested(next);
    await confirm(first.confirm);
    const second = await requested(old);
    await confirm(second.confirm);
    expect(await undo(first.undo)).toMatchObject(done);
    expect(await undo(second.undo)).toEqual(invalid);
    expect(await world.login(old)).toMatchObject({ value: { user: { email: old } } });
    expect(await world.signUp(next)).toMatchObject(done);
  });

  it('cancels a change that is not confirmed yet', async () => {
    const links = await requested(next);
    expect(await undo(links.undo)).toMatchObject(done);
    expect(await confirm(links.confirm)).toEqual(invalid);
    expect(await world.authenticate(token)).toMatchObject({ code: 'SESSION_EXPIRED' });
    expect(await world.login(old)).toMatchObject(done);
  });

  it('voids a reset link that was mailed to the other address', async () => {
    const links = await requested(next);
    await confirm(links.confirm);
    await world.forgotPassword(next);
    const reset = world.mailedToken('reset');
    await undo(links.undo);
    expect(await world.resetPassword(reset, 'another good one 5')).toEqual({
      ok: false,
      code: 'RESET_TOKEN_INVALID',
    });
  });
});
