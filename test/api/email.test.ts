import { describe, expect, it } from 'vitest';
import { call } from '#test/support/api.ts';
import { mailedToken, registerNotary, signExpiredToken, uniqueEmail } from '#test/support/notary.ts';
import { mailsTo } from '#test/support/stack.ts';

describe('verify-email', () => {
  const confirmed = { status: 200, body: { message: 'Your email address is confirmed.' } };
  const used = { status: 422, body: { code: 'EMAIL_LINK_INVALID' } };

  it('confirms the address once, in a session of the account', async () => {
    const { email, token } = await registerNotary();
    expect((await call('get-profile', { token })).body.email_verified).toBe(false);
    const body = { token: await mailedToken(email, 'verify-email') };
    expect(await call('verify-email', { body, token })).toMatchObject(confirmed);
    expect((await call('get-profile', { token })).body.email_verified).toBe(true);
    expect(await call('verify-email', { body, token })).toMatchObject(used);
    expect(await call('verify-email', { body })).toMatchObject(used);
  });

  it('confirms it with the password, also in a session that has ended, and with nothing else', async () => {
    const { id, email, password } = await registerNotary();
    const stranger = await registerNotary();
    const body = { token: await mailedToken(email, 'verify-email') };
    const tokens = [undefined, stranger.token, await signExpiredToken(id), 'made-up'];
    for (const token of tokens) {
      expect(await call('verify-email', { body, ...(token && { token }) })).toMatchObject({
        status: 401,
        body: { code: 'SIGN_IN_TO_CONFIRM' },
      });
    }
    expect(await call('verify-email', { body: { ...body, password: 'a guess' } })).toMatchObject({
      status: 401,
      body: { code: 'SIGN_IN_TO_CONFIRM', detail: 'This password is incorrect. Nothing was confirmed.' },
    });
    expect(
      await call('verify-email', { body: { ...body, password }, token: await signExpiredToken(id) }),
    ).toMatchObject(confirmed);
  });

  it('answers 422 to an unknown token, and to a body that breaks the contract', async () => {
    expect(await call('verify-email', { body: { token: 'x'.repeat(43) } })).toMatchObject({
      status: 422,
      body: { code: 'EMAIL_LINK_INVALID' },
    });
    expect(await call('verify-email', { body: { email: uniqueEmail() } })).toMatchObject({
      status: 422,
      body: { detail: ['Token is required', 'Unknown field: email'] },
    });
  });
});

describe('send-email-verification', () => {
  it('needs a session', async () => {
    const { id } = await registerNotary();
    expect((await call('send-email-verification')).status).toBe(401);
    expect((await call('send-email-verification', { token: await signExpiredToken(id) })).status).toBe(401);
  });

  it('mails another link', async () => {
    const { email, token } = await registerNotary();
    expect(await call('send-email-verification', { token })).toMatchObject({ status: 200 });
    expect(await mailsTo(email)).toHaveLength(2);
  });
});
