import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '#functions/adapters/email/email.ts';
import { digest } from '#functions/store/table/digest.ts';
import type { Table } from '#functions/store/table/table.ts';
import { newTable } from '#test/support/stack.ts';
import { freshEmail } from '../account-world.ts';
import { given, type RecoveryWorld, recoveryWorld } from './recovery-world.ts';

const password = 'violet river stone';
const invalid = { ok: false, code: 'UNDO_LINK_INVALID' };
const ended = { ok: false, code: 'SESSION_EXPIRED' };

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
  const registered = given(await world.register(email));
  token = registered.accessToken;
  notaryId = registered.user.id;
});

const linksIn = ({ text }: Mail) => text.match(/^https:.*token.*$/gm) ?? [];
const latest = () => {
  const mail = world.outbox.at(-1);
  if (!mail) throw new Error('No email was sent');
  return mail;
};
/** Takes the latest change back with the link in its notice. */
const undo = () => world.undo(world.mailedToken('undo-change'));
const account = async () => (await world.deps.accounts.get(notaryId)) ?? expect.fail('The account is gone');

describe('the link "This was not me"', () => {
  it('removes a passkey and ends every session, once', async () => {
    const enter = await world.addPasskey(token);
    expect(latest()).toMatchObject({ to: email, subject: 'A passkey was added' });
    expect(latest().text).toContain('This was not me');
    expect(linksIn(latest())).toEqual([
      expect.stringMatching(/^https:\/\/journal\.example\/app\?view=undo-change#token=[\w-]{43}$/),
    ]);
    const link = world.mailedToken('undo-change');
    const answers = await Promise.all([1, 2, 3].map(() => world.undo(link)));
    expect(answers.filter(({ ok }) => ok)).toEqual([
      {
        ok: true,
        value: {
          message: 'The passkey was removed, and every device was signed out. Choose a new password now.',
        },
      },
    ]);
    expect(answers.filter(({ ok }) => !ok)).toEqual([invalid, invalid]);
    expect(await enter()).toMatchObject({ code: 'PASSKEY_REFUSED' });
    expect(await world.authenticate(token)).toEqual(ended);
    expect(world.events.at(-1)).toEqual({ kind: 'change-undone', notaryId });
    expect(latest()).toMatchObject({ to: email, subject: 'A change to your account was undone' });
  });

  it('turns two-step sign-in off', async () => {
    const on = await world.turnOn(token);
    expect(latest().subject).toBe('Two-step sign-in is on');
    expect(await undo()).toMatchObject({ ok: true });
    expect(await world.authenticate(on.token)).toEqual(ended);
    expect(await world.login(email)).toMatchObject({ ok: true });
    expect((await account()).secondFactor).toBeUndefined();
  });

  it('turns two-step sign-in on again as it was, although a thief set up another one', async () => {
    const { secret, recoveryCodes, token: session } = await world.turnOn(token);
    world.pass({ minutes: 5 });
    given(await world.removeSecondFactor(session, recoveryCodes[0]));
    expect(latest().subject).toBe('Two-step sign-in is off');
    const link = world.mailedToken('undo-change');
    await world.turnOn(session);
    given(await world.undo(link));
    expect(await world.login(email)).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
    const enter = (code: string | undefined) => world.login(email, password, code);
    expect(await enter(world.code(secret))).toMatchObject({ value: { user: { recoveryCodesLeft: 9 } } });
    expect(await enter(recoveryCodes[0])).toMatchObject({ code: 'SECOND_FACTOR_WRONG' });
    expect(await enter(recoveryCodes[1])).toMatchObject({ value: { user: { recoveryCodesLeft: 8 } } });
  });

  it('gives a factor back with the age that it had, so that a reset removes one that was young', async () => {
    const { recoveryCodes, token: session } = await world.turnOn(token);
    world.pass({ minutes: 30 });
    given(await world.removeSecondFactor(session, recoveryCodes[0]));
    world.pass({ minutes: 7 * 24 * 60 - 1 });
    expect(await undo()).toMatchObject({ ok: true });
    expect(await world.login(email)).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
    expect(await world.reset(email)).toMatchObject({ value: { removed: { secondFactor: true } } });
    expect(await world.login(email, 'another good one 5')).toMatchObject({ ok: true });
  });

  it('gives a factor back with the age that it had, so that a reset keeps one that was old', async () => {
    const { recoveryCodes } = await world.turnOn(token);
    world.pass({ minutes: 8 * 24 * 60 });
    const session = given(await world.login(email, password, recoveryCodes[1])).accessToken;
    given(await world.removeSecondFactor(session, recoveryCodes[0]));
    world.pass({ minutes: 24 * 60 });
    expect(await undo()).toMatchObject({ ok: true });
    expect(await world.reset(email)).toMatchObject({ value: { removed: { secondFactor: false } } });
    expect(await world.login(email, 'another good one 5')).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
  });

  it('revokes an inspection link', async () => {
    const link = await world.inspect(token);
    expect(latest().subject).toBe('An inspection link was created');
    expect(await undo()).toMatchObject({ ok: true });
    expect(await world.deps.inspections.get(link)).toMatchObject({
      revokedAt: world.state.now.toISOString(),
    });
    expect(await world.authenticate(token)).toEqual(ended);
  });

  it('revokes an export, so that there is no file, and its preparation stops', async () => {
    given(await world.exportAll(token));
    expect(latest().subject).toBe('An export of your account was started');
    const before = await world.deps.exports.get(notaryId);
    expect(await undo()).toMatchObject({ ok: true });
    expect(await world.deps.exports.get(notaryId)).toBeUndefined();
    if (!before) throw new Error('There was no export');
    expect(await world.deps.exports.write(notaryId, before, { ...before, status: 'ready' })).toBeUndefined();
  });

  it('still ends every session if the change is gone already', async () => {
    await world.addPasskey(token);
    const link = world.mailedToken('undo-change');
    given(await world.reset(email));
    const session = given(await world.login(email, 'another good one 5')).accessToken;
    expect(await world.undo(link)).toMatchObject({ ok: true });
    expect(await world.authenticate(session)).toEqual(ended);
  });

  it('works for seven days, and only if it is genuine', async () => {
    await world.addPasskey(token);
    const link = world.mailedToken('undo-change');
    expect(await world.undo(`${link.slice(0, -1)}!`)).toEqual(invalid);
    world.pass({ minutes: 7 * 24 * 60 });
    expect(await world.undo(link)).toEqual(invalid);
    world.pass({ seconds: -1 });
    expect(await world.undo(link)).toMatchObject({ ok: true });
  });

  it('is stored as a digest, and reported without its token', async () => {
    await world.addPasskey(token);
    const link = world.mailedToken('undo-change');
    const written = JSON.stringify(world.sent);
    expect(written).toContain(digest(link));
    expect(written).not.toContain(link);
    expect(JSON.stringify(world.events)).not.toContain(link);
  });
});

describe('the links of a notice that went to several addresses', () => {
  const linkTo = (address: string) => {
    const mail = world.outbox.findLast(({ to, text }) => to === address && text.includes('undo-change'));
    return /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? expect.fail(`No link was mailed to ${address}`);
  };

  it('differ, and one use spends all', async () => {
    const next = freshEmail('next');
    await world.changeAddress(token, next);
    await world.addPasskey(token);
    const [present, held] = [linkTo(next), linkTo(email)];
    expect(held).not.toBe(present);
    expect(await world.undo(held)).toMatchObject({ ok: true });
    expect(await world.undo(present)).toEqual(invalid);
  });

  it('work only while their address belongs to the account, so that a thief’s ends with the theft', async () => {
    const thief = freshEmail('thief');
    const keep = await world.changeAddress(token, thief);
    const { recoveryCodes, token: session } = await world.turnOn(token);
    given(await world.removeSecondFactor(session, recoveryCodes[0]));
    const [thiefs, owners] = [linkTo(thief), linkTo(email)];
    given(await world.keepAddress(keep));
    given(await world.reset(email));
    expect(await world.undo(thiefs)).toEqual(invalid);
    const signedIn = given(await world.login(email, 'another good one 5'));
    expect(await world.authenticate(signedIn.accessToken)).toMatchObject({ ok: true });
    expect(await world.undo(owners)).toMatchObject({ ok: true });
  });
});

describe('who is told about a change', () => {
  it('is the present address and the one that is held, for seven days', async () => {
    const next = freshEmail('next');
    await world.changeAddress(token, next);
    world.outbox.length = 0;
    await world.addPasskey(token);
    expect(world.outbox.map(({ to }) => to).toSorted()).toEqual([next, email].toSorted());
    expect(world.outbox.map((mail) => linksIn(mail).length)).toEqual([1, 1]);
    world.outbox.length = 0;
    given(await world.renewedPassword(token));
    const held = world.outbox.find(({ to }) => to === email);
    expect(held?.text).toContain('Keep this address');
    expect(held?.text).not.toContain('Forgot Password');
    world.outbox.length = 0;
    world.pass({ minutes: 7 * 24 * 60 });
    await world.addPasskey(given(await world.login(next, 'a third good one 7')).accessToken);
    expect(new Set(world.outbox.map(({ to }) => to))).toEqual(new Set([next]));
  });

  it('is nobody until the address is confirmed', async () => {
    const unconfirmed = given(await world.signUp(freshEmail('unconfirmed')));
    world.outbox.length = 0;
    await world.inspect(unconfirmed.accessToken);
    given(await world.exportAll(unconfirmed.accessToken));
    expect(world.outbox).toEqual([]);
  });

  it('gets at most twenty notices of a kind in an hour, and others nevertheless', async () => {
    const { noticeAttempts } = world.deps;
    const limit = { attempts: 20, minutes: 60 };
    for (let count = 0; count < 19; count += 1)
      await noticeAttempts.reserve(`${notaryId} inspectionCreated`, limit, world.state.now);
    const links = [await world.inspect(token), await world.inspect(token)];
    expect(world.outbox).toHaveLength(1);
    const made = await Promise.all(links.map((link) => world.deps.inspections.get(link)));
    expect(made).toMatchObject([{ revokedAt: null }, { revokedAt: null }]);
    await world.addPasskey(token);
    expect(latest().subject).toBe('A passkey was added');
  });

  it('does not delay a change whose email fails', async () => {
    world.state.mailBroken = true;
    await world.addPasskey(token);
    expect(world.failures).toEqual([new Error('The mail service is down')]);
    expect(await world.deps.passkeys.list(notaryId)).toHaveLength(1);
  });
});
