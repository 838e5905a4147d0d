import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { mailboxSimulator } from '#infra/stages.ts';
import { call } from '#test/support/api.ts';
import { mailsTo } from '#test/support/stack.ts';

describe('a notary whose mail does not arrive', () => {
  it.each([
    ['bounce', 'bounced'],
    ['complaint', 'complained'],
  ])('sees so after a %s, and gets nothing but reset links', async (mailbox, problem) => {
    const email = `${mailbox}+${randomUUID()}@${mailboxSimulator}`;
    const password = 'a long enough passphrase';
    const { body } = await call('register', { body: { email, password, full_name: 'Nora Notary' } });
    const { access_token: token, user } = body;
    expect(user.mail_problem).toBeNull();
    expect((await call('forgot-password', { body: { email } })).status).toBe(200);
    await vi.waitFor(
      async () => expect((await call('get-profile', { token })).body.mail_problem).toBe(problem),
      { timeout: 20_000, interval: 200 },
    );
    const changed = await call('change-password', {
      token,
      body: { current_password: password, new_password: 'another long passphrase' },
    });
    expect(changed.status).toBe(200);
    expect((await call('forgot-password', { body: { email } })).status).toBe(200);
    const mails = await mailsTo(email);
    // A link is mailed again when the mail service takes more than three seconds to answer.
    expect(mails.length).toBeGreaterThanOrEqual(3);
    expect(new Set(mails.map(({ subject }) => subject))).toEqual(
      new Set(['Reset your Digital Notary Journal password', 'Confirm your email address']),
    );
  });
});
