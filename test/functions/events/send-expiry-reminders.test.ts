import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { handler } from '#functions/events/send-expiry-reminders.ts';
import { logMessages } from '#functions/middleware/log-request.ts';
import { reminderKey } from '#functions/store/table/keys.ts';
import { table } from '#functions/store/table/table.ts';
import { remindersAfter, utcDay } from '#shared/rules/expiry-reminders.ts';
import { call } from '#test/support/api.ts';
import { type Notary, registerNotary, verifyEmail } from '#test/support/notary.ts';
import { mailsTo, useStackEnvironment } from '#test/support/stack.ts';

const dayMs = 86_400_000;
/** A day on which no commission of another test expires. */
const expirationDate = utcDay(new Date(Date.now() + 4_000 * dayMs));
let notary: Notary;

async function registerVerified(): Promise<Notary> {
  const registered = await registerNotary();
  await verifyEmail(registered);
  return registered;
}

/** Returns the mails to a notary besides the one that confirms the address, latest first. */
const remindersTo = async ({ email }: Notary) => (await mailsTo(email)).slice(0, -1);

beforeAll(async () => {
  await useStackEnvironment();
  notary = await registerVerified();
});

/** Calls the handler some days before the commissions expire, at the hour of its schedule, several times in parallel. */
async function runWithDaysLeft(days: number, { times = 1, milliseconds = 900_000 } = {}): Promise<void> {
  const now = Date.parse(`${expirationDate}T13:00:00Z`) - days * dayMs;
  vi.useFakeTimers({ toFake: ['Date'], now });
  const runs = Array.from({ length: times }, () =>
    handler({}, { getRemainingTimeInMillis: () => milliseconds }),
  );
  await Promise.all(runs).finally(() => vi.useRealTimers());
}

const add = (commission_number: string) =>
  call('add-commission', {
    token: notary.token,
    body: { commission_number, state: 'CO', expiration_date: expirationDate },
  });
const remove = (commission_number: string) =>
  call('delete-commission', { token: notary.token, params: { commission_number } });

/** Returns the sort keys and statuses of the notary's reminders in the table. */
async function stored(): Promise<string[]> {
  const days = remindersAfter({ commissionNumber: '', expirationDate }, '').map(({ dueDay }) => dueDay);
  const pages = days.map((day) =>
    table().client.send(
      new QueryCommand({
        TableName: table().name,
        KeyConditionExpression: 'pk = :day AND begins_with(sk, :notary)',
        ExpressionAttributeValues: { ':day': reminderKey(day, '', '', 0).pk, ':notary': `${notary.id}#` },
      }),
    ),
  );
  const items = (await Promise.all(pages)).flatMap(({ Items = [] }) => Items);
  return items.map((item) => `${item['sk']} ${item['status']}`.slice(notary.id.length));
}

describe('send-expiry-reminders', () => {
  it('sends what add-commission planned and delete-commission left, exactly once', async () => {
    expect((await add('CO-77 A')).status).toBe(201);
    expect((await add('gone')).status).toBe(201);
    expect(await stored()).toHaveLength(6);
    expect((await remove('GONE')).status).toBe(204);
    expect(await stored()).toEqual(['#co-77 a#60 due', '#co-77 a#30 due', '#co-77 a#7 due']);

    await runWithDaysLeft(61);
    expect(await remindersTo(notary)).toEqual([]);
    await runWithDaysLeft(60, { times: 3 });
    await runWithDaysLeft(59);
    const mails = await remindersTo(notary);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your Colorado notary commission expires in 60 days',
    ]);
    expect(mails[0]?.text).toContain('CO-77 A');
    expect(mails[0]?.text).toContain(`${process.env['SITE_URL']}/app?view=settings&tab=credentials`);
    expect(await stored()).toEqual(['#co-77 a#60 sent', '#co-77 a#30 due', '#co-77 a#7 due']);
  });

  it('throws while reminders are left, so that Lambda retries', async () => {
    const other = await registerVerified();
    const body = { commission_number: '1', state: 'CO', expiration_date: expirationDate };
    await call('add-commission', { token: other.token, body });
    await expect(runWithDaysLeft(7, { milliseconds: 0 })).rejects.toThrow(logMessages.remindersOpen);
    expect(await remindersTo(other)).toEqual([]);
    await runWithDaysLeft(7);
    expect(await remindersTo(other)).toHaveLength(1);
  });
});
