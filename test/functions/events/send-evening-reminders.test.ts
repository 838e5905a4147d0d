import { expect, it, vi } from 'vitest';
import { handler } from '#functions/events/send-evening-reminders.ts';
import { addDays } from '#shared/rules/dates.ts';
import { utcDay } from '#shared/rules/expiry-reminders.ts';
import { call } from '#test/support/api.ts';
import { registerNotary, verifyEmail } from '#test/support/notary.ts';
import { mailsTo, useStackEnvironment } from '#test/support/stack.ts';

it('emails the orders of the next day to a notary who turned it on, and throws while emails are left', async () => {
  await useStackEnvironment();
  const notary = await registerNotary();
  await verifyEmail(notary);
  const { token } = notary;
  const tomorrow = addDays(utcDay(new Date()), 1);
  const [starts_at, timezone] = [`${tomorrow}T09:00`, 'Pacific/Honolulu'];
  await call('add-order', { token, body: { title: 'Refinance, Lee', starts_at, timezone } });
  const changed = await call('update-profile', { token, body: { evening_email: true, timezone } });
  expect(changed.body).toMatchObject({ evening_email: true });

  const run = (getRemainingTimeInMillis: () => number) => {
    // 6:05 PM in Honolulu on the day before.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${tomorrow}T04:05:00Z`) });
    return handler({}, { getRemainingTimeInMillis }).finally(() => vi.useRealTimers());
  };
  await expect(run(() => 0)).rejects.toThrow('Some evening reminders were not sent');
  await run(() => 840_000);
  await run(() => 840_000);
  const [mail, ...others] = (await mailsTo(notary.email)).slice(0, -1);
  expect(mail).toMatchObject({ subject: 'You have 1 order tomorrow' });
  expect(mail?.text).toContain('9:00 AM HST · Refinance, Lee · not confirmed');
  expect(others).toEqual([]);
});
