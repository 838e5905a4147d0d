import { beforeAll, describe, expect, it } from 'vitest';
import { errorDetails } from '#shared/errors.ts';
import { call } from '#test/support/api.ts';
import { codeOf, secureNotary } from '#test/support/authenticator.ts';
import {
  mailedToken,
  type Notary,
  registerNotary,
  signExpiredToken,
  verifyEmail,
} from '#test/support/notary.ts';
import { mailsTo } from '#test/support/stack.ts';

const fresh = 'another good one 5';

const change = (token: string, current_password: string, new_password: string, code?: string) =>
  call('change-password', { token, body: { current_password, new_password, code } });
const login = (email: string, password: string) => call('login', { body: { email, password } });
const profileStatus = async (token: string) => (await call('get-profile', { token })).status;

describe('change-password refuses', () => {
  let notary: Notary;

  // Refusals change nothing, so these tests share one account.
  beforeAll(async () => {
    notary = await registerNotary();
  });

  const body = { current_password: 'x', new_password: fresh };

  it('a call without a token, or with an expired one', async () => {
    expect(await call('change-password', { body })).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    });
    expect(await call('change-password', { body, token: await signExpiredToken(notary.id) })).toMatchObject({
      status: 401,
      body: { code: 'SESSION_EXPIRED' },
    });
  });

  it('a body that is not JSON', async () => {
    expect(await call('change-password', { body: '{', token: notary.token })).toMatchObject({ status: 400 });
  });

  it.each([
    [{}, ['Current password is required', 'New password is required']],
    [{ ...body, confirm: fresh }, ['Unknown field: confirm']],
    [{ ...body, code: 123456 }, ['Code must be text']],
    [{ ...body, code: '1'.repeat(65) }, ['Code must be at most 64 characters']],
    [{ ...body, new_password: 'short' }, ['Password must be at least 8 characters.']],
    [{ ...body, new_password: 'password123' }, ['That password is too common. Choose another one.']],
    [
      { current_password: 'a long enough passphrase', new_password: 'a long enough passphrase' },
      ['New password must differ from the current one.'],
    ],
  ])('%j', async (wrong, detail) => {
    expect(await call('change-password', { body: wrong, token: notary.token })).toMatchObject({
      status: 422,
      body: { code: 'INVALID_FIELDS', detail },
    });
  });

  it('a wrong current password, and any password from the sixth attempt on, but keeps the session', async () => {
    const { token, email, password } = await registerNotary();
    for (let count = 0; count < 5; count += 1) {
      expect(await change(token, 'wrong', fresh)).toMatchObject({
        status: 422,
        body: { code: 'PASSWORD_WRONG', detail: errorDetails.PASSWORD_WRONG },
      });
    }
    const sixth = await change(token, password, fresh);
    expect(sixth).toMatchObject({
      status: 429,
      body: { detail: 'Too many attempts. Please wait 15 minutes before trying again.' },
    });
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
    expect(await profileStatus(token)).toBe(200);
    // Sign-ins have their own count.
    expect((await login(email, password)).status).toBe(200);
  });
});

describe('change-password', () => {
  it('sets the password, ends every other session, and continues with the new token', async () => {
    const notary = await registerNotary();
    await verifyEmail(notary);
    const { email, password, token } = notary;
    const elsewhere = (await login(email, password)).body.access_token;
    const response = await change(token, password, fresh);
    expect(response).toMatchObject({ status: 200, body: { message: 'Password changed successfully' } });
    expect(await call('get-profile', { token: elsewhere })).toMatchObject({
      status: 401,
      body: { code: 'SESSION_EXPIRED' },
    });
    expect(await profileStatus(token)).toBe(401);
    expect(await profileStatus(response.body.access_token)).toBe(200);
    expect((await login(email, password)).status).toBe(401);
    expect((await login(email, fresh)).status).toBe(200);
    const subject = 'Your Digital Notary Journal password was changed';
    const mail = (await mailsTo(email)).find((each) => each.subject === subject);
    expect(mail).toBeDefined();
    expect(mail?.text).not.toContain(fresh);
  });

  it('leaves a reset link as it is, so that a thief cannot void the owner’s again and again', async () => {
    const { email, password, token } = await registerNotary();
    await call('forgot-password', { body: { email } });
    const reset = await mailedToken(email, 'reset');
    expect((await change(token, password, fresh)).status).toBe(200);
    expect(
      await call('reset-password', { body: { token: reset, new_password: 'a third good one 7' } }),
    ).toMatchObject({ status: 200 });
    expect((await login(email, fresh)).status).toBe(401);
    expect((await login(email, 'a third good one 7')).status).toBe(200);
  });

  it('accepts one of five parallel changes', async () => {
    const { email, password, token } = await registerNotary();
    const passwords = Array.from({ length: 5 }, (_, index) => `good password no ${index}`);
    const answers = await Promise.all(passwords.map((next) => change(token, password, next)));
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const lost = answers.filter(({ status }) => status !== 200);
    expect(lost.every(({ status }) => status === 409 || status === 401)).toBe(true);
    const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect((await login(email, winner)).status).toBe(200);
    expect(await profileStatus(won[0]?.body.access_token ?? '')).toBe(200);
  });

  it('requires a code if a second factor is on, with a 422 that keeps the session', async () => {
    const { password, token, secret } = await secureNotary(await registerNotary());
    expect(await change(token, password, fresh)).toMatchObject({
      status: 422,
      body: { code: 'SECOND_FACTOR_REQUIRED' },
    });
    expect(await change(token, password, fresh, '000000')).toMatchObject({
      status: 422,
      body: { code: 'SECOND_FACTOR_WRONG' },
    });
    expect(await profileStatus(token)).toBe(200);
    expect((await change(token, password, fresh, codeOf(secret, 1))).status).toBe(200);
  });
});
