import { describe, expect, it } from 'vitest';
import { accountCallLimits } from '#shared/data/call-limits.ts';
import { call } from '#test/support/api.ts';
import { registerNotary } from '#test/support/notary.ts';

describe('limits of calls by account', () => {
  it('refuse one account with the time to wait, and nobody else', async () => {
    const [busy, other] = await Promise.all([registerNotary(), registerNotary()]);
    const reopen = ({ token }: { token: string }) => call('reopen-account', { token });
    const { calls } = accountCallLimits.leaving;
    // The window may end among these calls, but not twice.
    const answers = await Promise.all(Array.from({ length: 2 * calls + 1 }, () => reopen(busy)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 409).length).toBeGreaterThanOrEqual(calls);
    expect(refused.length).toBeGreaterThan(0);
    for (const { body, headers } of refused) {
      expect(body.code).toBe('TOO_MANY_REQUESTS');
      expect(body.detail).toMatch(
        /^You have done this very often .* Wait (a minute|[2-5] minutes), then try again\.$/,
      );
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(300);
    }
    expect((await reopen(other)).status).toBe(409);
    // Another group of routes has room of its own.
    expect((await call('get-closure', { token: busy.token })).status).toBe(200);
  });

  it('do not count requests that are refused anyway', async () => {
    const { token } = await registerNotary();
    const send = () => call('create-inspection', { body: {}, token });
    const answers = await Promise.all(Array.from({ length: accountCallLimits.links.calls + 5 }, send));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422]));
  });
});
