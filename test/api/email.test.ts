import { describe, expect, it } from 'vitest';
import { call } from '#test/support/api.ts';
import { mailedToken, registerNotary, signExpiredToken, uniqueEmail } from '#test/support/notary.ts';
import { mailsTo } from '#test/support/stack.ts';

describe('verify-email', () => {
  it('confirms the address that registration mailed, without a session', async () => {
    const { email, token } = await registerNotary();
    expect((await call('get-profile', { token })).body.email_verified).toBe(false);
    const body = { token: await mailedToken(email, 'verify-email') };
    expect(await call('verify-email', { body })).toMatchObject({
      status: 200,
      body: { message: 'Your email address is confirmed.' },
    });
    expect((await call('get-profile', { token })).body.email_verified).toBe(true);
    expect((await call('verify-email', { body })).status).toBe(200);
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
