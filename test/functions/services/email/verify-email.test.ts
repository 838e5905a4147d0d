import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { digest } from '#functions/store/table/digest.ts';
import type { Table } from '#functions/store/table/table.ts';
import { testTable } from '#test/support/stack.ts';
import { type AccountWorld, accountWorld, freshEmail } from '../account-world.ts';

const invalid = { ok: false, code: 'EMAIL_LINK_INVALID' };
const verified = { ok: true, value: { message: 'Your email address is confirmed.' } };

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
  const registered = await world.signUp(email);
  if (!registered.ok) throw new Error(registered.code);
  token = registered.value.accessToken;
  notaryId = registered.value.user.id;
});

const account = async () => {
  const found = await world.deps.accounts.get(notaryId);
  if (!found) throw new Error('The account is gone');
  return found;
};

describe('the link that registration mails', () => {
  it('confirms the address once, with the password', async () => {
    const link = `https://journal.example/app?view=verify-email#token=${world.mailedToken()}`;
    expect(world.outbox).toMatchObject([{ to: email, subject: 'Confirm your email address' }]);
    expect(world.outbox[0]?.text.split('\n')).toContain(link);
    expect((await account()).emailVerified).toBe(false);
    const answers = await Promise.all([1, 2].map(() => world.verifyEmail(world.mailedToken())));
    expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(answers).toContainEqual(verified);
    expect(answers).toContainEqual(invalid);
    expect((await account()).emailVerified).toBe(true);
    expect(world.events[0]).toEqual({ kind: 'email-verified', notaryId });
  });

  it('confirms nothing for a person who only reads the mailbox, and leaves the link usable', async () => {
    const link = world.mailedToken();
    const stranger = await world.signUp(freshEmail('stranger'));
    if (!stranger.ok) throw new Error(stranger.code);
    const refused = { ok: false, code: 'SIGN_IN_TO_CONFIRM' };
    expect(await world.verifyEmail(link, {})).toEqual(refused);
    expect(await world.verifyEmail(link, { session: stranger.value.accessToken })).toEqual(refused);
    expect(await world.verifyEmail(link, { password: 'a guess' })).toMatchObject(refused);
    expect((await account()).emailVerified).toBe(false);
    expect(await world.verifyEmail('unknown', {})).toEqual(invalid);
    expect(await world.verifyEmail(link, { session: token })).toEqual(verified);
    expect(await world.verifyEmail(link, {})).toEqual(invalid);
    expect(await world.verifyEmail(link, { session: token })).toEqual(invalid);
  });

  it('counts wrong passwords toward the lock of sign-in', async () => {
    const link = world.mailedToken();
    for (let count = 0; count < 3; count += 1) await world.verifyEmail(link, { password: 'a guess' });
    for (let count = 0; count < 2; count += 1) await world.login(email, 'a guess');
    expect(await world.login(email)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    expect(await world.verifyEmail(link)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    expect(world.events.filter(({ kind }) => kind === 'sign-in-failed')).toHaveLength(5);
    expect(await world.verifyEmail(link, { session: token })).toEqual(verified);
  });

  it('works for 24 hours, and is stored as a digest only', async () => {
    const written = JSON.stringify(world.sent);
    expect(written).toContain(digest(world.mailedToken()));
    expect(written).not.toContain(world.mailedToken());
    world.pass({ minutes: 24 * 60 });
    expect(await world.verifyEmail(world.mailedToken())).toEqual(invalid);
    world.pass({ seconds: -1 });
    expect(await world.verifyEmail(world.mailedToken())).toEqual(verified);
    expect(await world.verifyEmail('unknown')).toEqual(invalid);
  });

  it('is not needed to register, and its failure is reported', async () => {
    world.state.mailBroken = true;
    expect(await world.signUp(freshEmail())).toMatchObject({ ok: true });
    expect(world.failures).toHaveLength(1);
  });
});

describe('sendEmailVerification', () => {
  it('mails five more links a day, and earlier ones stay valid', async () => {
    const first = world.mailedToken();
    for (let count = 0; count < 5; count += 1) {
      expect(await world.sendEmailVerification(token)).toMatchObject({ ok: true });
    }
    expect(await world.sendEmailVerification(token)).toMatchObject({
      code: 'TOO_MANY_ATTEMPTS',
      retryAfter: 24 * 3_600,
    });
    expect(world.outbox).toHaveLength(6);
    expect(await world.verifyEmail(first)).toEqual(verified);
  });

  it('mails nothing once the address is confirmed', async () => {
    await world.verifyEmail(world.mailedToken());
    expect(await world.sendEmailVerification(token)).toEqual(verified);
    expect(world.outbox).toHaveLength(1);
  });
});

describe('an address that is not confirmed', () => {
  it('gets no notice, and the account no second factor', async () => {
    expect(await world.beginSecondFactor(token)).toEqual({ ok: false, code: 'EMAIL_NOT_VERIFIED' });
    await world.changePassword(token, {
      currentPassword: 'violet river stone',
      newPassword: 'another good one 5',
    });
    expect(world.outbox).toHaveLength(1);
  });

  it('takes the account over from whoever registered it: a reset confirms it and ends every session', async () => {
    await world.forgotPassword(email);
    const reset = await world.resetPassword(world.mailedToken(), 'another good one 5');
    if (!reset.ok) throw new Error(reset.code);
    expect(reset.value.message).toContain('If you didn’t create this account');
    expect(await world.authenticate(token)).toEqual({ ok: false, code: 'SESSION_EXPIRED' });
    expect(await world.login(email)).toEqual({ ok: false, code: 'INVALID_CREDENTIALS' });
    const owner = await world.login(email, 'another good one 5');
    expect(owner).toMatchObject({ ok: true, value: { user: { emailVerified: true } } });
    const notice = world.outbox.at(-2);
    expect(notice?.subject).toBe('Your Digital Notary Journal password was reset');
    expect(notice?.text).toContain('don’t record in this journal');
    const kinds = world.events.map(({ kind }) => kind);
    expect(kinds).toEqual(['password-reset', 'sign-in-failed', 'new-device']);
  });
});
