import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from '#functions/adapters/email/email.ts';
import type { EmailEnd } from '#functions/adapters/email/email-once.ts';
import { eveningAfter } from '#functions/services/reminders/evening-time.ts';
import {
  type EveningDeps,
  sendEveningReminders,
} from '#functions/services/reminders/send-evening-reminders.ts';
import { updateProfile } from '#functions/services/user/update-profile.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { erasureStore } from '#functions/store/account/erasure-store.ts';
import { eveningStore } from '#functions/store/account/evening-store.ts';
import { mailboxStore } from '#functions/store/account/mailbox-store.ts';
import { monthlyEmailStore } from '#functions/store/account/monthly-email-store.ts';
import { profileStore } from '#functions/store/account/profile-store.ts';
import { paperStore } from '#functions/store/business/paper-store.ts';
import type { StoredOrder } from '#functions/store/business/stored-papers.ts';
import { accountKey } from '#functions/store/table/keys.ts';
import type { Table } from '#functions/store/table/table.ts';
import { newTable } from '#test/support/stack.ts';
import { accountWorld, freshEmail } from '../account-world.ts';

const error = new Error('the mail service');
let table: Table;

beforeAll(async () => {
  table = await newTable();
});

/** Returns a notary in Denver who turned the email on at noon on January 6, 2031, and runs for this notary only. */
async function world() {
  const accounts = accountStore(table);
  const evenings = eveningStore(table);
  const papers = paperStore(table);
  const made = await accountWorld(table).register(freshEmail());
  if (!made.ok) throw new Error('No account was made');
  const { id } = made.value.user;
  const state = { now: new Date('2031-01-06T19:00:00Z') };
  const read = async () => {
    const account = await accounts.get(id);
    if (!account) throw new Error('The account is gone');
    return account;
  };
  const prefer = async (changes: { eveningEmail?: boolean; timezone?: string }) => {
    const headMails = monthlyEmailStore(table);
    const deps = { accounts, profiles: profileStore(table), headMails, evenings, now: () => state.now };
    expect(await updateProfile(deps, { account: await read(), changes })).toMatchObject({ ok: true });
  };
  await prefer({ eveningEmail: true, timezone: 'America/Denver' });

  const mails: Mail[] = [];
  const reports: unknown[] = [];
  /** The next responses of the mail service. By default, it sends. */
  const ends: EmailEnd[] = [];
  /** Runs at a time (ISO 8601), for this notary only. */
  const run = (at: string, changed: Partial<EveningDeps> = {}) => {
    state.now = new Date(at);
    return sendEveningReminders({
      evenings: {
        ...evenings,
        async *due(now) {
          for await (const page of evenings.due(now)) yield page.filter(({ notaryId }) => notaryId === id);
        },
      },
      accounts,
      papers,
      emailOnce: async (mail) => {
        const result = ends.shift() ?? { kind: 'sent' };
        if (result.kind === 'sent') mails.push(mail);
        return result;
      },
      report: (_, problem) => reports.push(problem),
      now: () => state.now,
      wait: async () => {},
      timeLeft: () => 840_000,
      siteUrl: 'https://journal.example',
      ...changed,
    });
  };
  const order = async (changes: Partial<StoredOrder> = {}) => {
    const after: StoredOrder = {
      ...{ id: ulid(), title: 'Refinance, Lee', startsAt: '2031-01-07T09:30', timezone: 'America/Denver' },
      ...{ minutes: 60, signers: [], lines: [], status: 'confirmed', entryIds: [], sequence: 0, trips: 0 },
      ...{ invoiceId: null, isPaid: false, entries: [], ...changes },
    };
    expect(await papers.commit(id, [{ kind: 'order', after }])).toBe('committed');
  };
  const change = (UpdateExpression: string, value: unknown) =>
    table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: accountKey(id),
        UpdateExpression,
        ExpressionAttributeValues: { ':value': value },
      }),
    );
  return { id, evenings, mails, reports, ends, read, prefer, run, order, change };
}

const nothing = { sent: 0, passed: 0, failed: 0, open: false };
/** 6:05 PM in Denver on the day before the orders. */
const evening = '2031-01-07T01:05:00Z';

describe('sendEveningReminders', () => {
  it('lists the orders of the next day by time, in the zone of each, with nothing about signers', async () => {
    const { mails, run, order, read } = await world();
    const signers = [{ name: 'Ana Rivera', phone: '2145550100', email: 'ana@signer.example' }];
    await order({ startsAt: '2031-01-07T17:15', timezone: 'America/Phoenix', status: 'on_hold' });
    await order({
      ...{ signers, address: '1437 Bannock St, Denver, CO 80202', orderNumber: '88-1204' },
      ...{ instructions: 'Gate code 4711', status: 'pending', title: 'Purchase <b>' },
    });
    for (const status of ['done', 'cancelled'] as const) await order({ status, title: 'Left out' });
    await order({ startsAt: '2031-01-06T20:00', title: 'Left out' });
    await order({ startsAt: '2031-01-08T00:00', title: 'Left out' });
    expect(await run(evening)).toEqual({ ...nothing, sent: 1 });
    const [mail] = mails;
    expect(mail).toMatchObject({ to: (await read()).email, subject: 'You have 2 orders tomorrow' });
    const lines = mail?.text.split('\n\n') ?? [];
    expect(lines.slice(0, 3)).toEqual([
      'On 01/07/2031, you have 2 orders:',
      '9:30 AM MST · Purchase <b> · 1437 Bannock St, Denver, CO 80202 · order 88-1204 · not confirmed',
      '5:15 PM MST · Refinance, Lee · on hold',
    ]);
    expect(mail?.text).toContain('?view=business&tab=calendar&show=day&day=2031-01-07');
    expect(mail?.text).toContain('?view=business&tab=orders&id=connect');
    expect(JSON.stringify(mail)).not.toMatch(/Rivera|2145550100|signer\.example|4711|Left out/);
    expect(mail?.html).toContain('Purchase &lt;b&gt;');
  });

  it('sends one a day, even if runs overlap, repeat, or the notary turns it off and on', async () => {
    const { mails, prefer, run, order } = await world();
    await order();
    expect(await run('2031-01-07T00:55:00Z')).toEqual(nothing);
    await Promise.all([run(evening), run(evening), run(evening)]);
    await prefer({ eveningEmail: false });
    await prefer({ eveningEmail: true, timezone: 'America/Los_Angeles' });
    await order({ title: 'New' });
    await run('2031-01-07T02:30:00Z');
    expect(mails).toHaveLength(1);
    await order({ startsAt: '2031-01-08T08:00' });
    await run('2031-01-08T02:05:00Z');
    expect(mails).toHaveLength(2);
  });

  it('sends nothing without an order, and does not ask again on that evening', async () => {
    const { mails, run, order } = await world();
    expect(await run(evening)).toEqual({ ...nothing, passed: 1 });
    await order();
    expect(await run('2031-01-07T01:20:00Z')).toEqual(nothing);
    expect(mails).toEqual([]);
  });

  it('makes up for missed runs until 10 PM, and not later', async () => {
    const [early, late] = [await world(), await world()];
    for (const { order } of [early, late]) await order();
    expect(await early.run('2031-01-07T04:59:00Z')).toMatchObject({ sent: 1 });
    expect(await late.run('2031-01-07T05:00:00Z')).toMatchObject({ sent: 0, passed: 1 });
  });

  it('follows daylight saving time, and a notary who moves', async () => {
    expect(eveningAfter('America/Denver', new Date('2031-03-08T20:00:00Z'))).toEqual(
      new Date('2031-03-09T01:00:00Z'),
    );
    expect(eveningAfter('America/Denver', new Date('2031-03-09T01:00:00Z'))).toEqual(
      new Date('2031-03-10T00:00:00Z'),
    );
    const { mails, prefer, run, order } = await world();
    await order();
    await prefer({ timezone: 'America/Los_Angeles' });
    expect(await run(evening)).toMatchObject({ sent: 0, passed: 1 });
    expect(await run('2031-01-07T02:00:00Z')).toMatchObject({ sent: 1 });
    expect(mails).toHaveLength(1);
  });

  it('sends nothing if it is off, the address takes no email, or the account is closed', async () => {
    const off = await world();
    await off.prefer({ eveningEmail: false });
    const bounced = await world();
    const { email } = await bounced.read();
    await mailboxStore(table).noteProblem(bounced.id, {
      ...{ email, problem: 'bounced', at: new Date().toISOString() },
    });
    const unconfirmed = await world();
    await unconfirmed.change('SET emailVerified = :value', false);
    const closed = await world();
    await closed.change('SET closure = :value', {
      ...{ closedAt: '2031-01-05T00:00:00.000Z', endsAt: '2031-02-04T00:00:00.000Z', journal: 'erase' },
    });
    for (const { run, order, mails } of [off, bounced, unconfirmed, closed]) {
      await order();
      expect(await run(evening)).toEqual({ ...nothing, passed: 1 });
      expect(mails).toEqual([]);
    }
  });

  it('forgets a notary whose account is erased', async () => {
    const { read, run, order } = await world();
    await order();
    await erasureStore(table).removeShared(await read(), { keepsJournal: true });
    expect(await run(evening)).toEqual(nothing);
  });

  it('retries while the mail service is busy, and never what may have been sent or was refused', async () => {
    const { ends, mails, reports, run, order } = await world();
    await order();
    ends.push(...Array.from({ length: 5 }, (): EmailEnd => ({ kind: 'busy', error })));
    expect(await run(evening)).toMatchObject({ sent: 0, failed: 1, open: true });
    expect(await run('2031-01-07T01:20:00Z')).toMatchObject({ sent: 1 });
    for (const [day, kind] of [
      ['08', 'unknown'],
      ['09', 'refused'],
    ] as const) {
      await order({ startsAt: `2031-01-${day}T08:00` });
      ends.push({ kind, error });
      expect(await run(`2031-01-${day}T01:05:00Z`)).toMatchObject({ sent: 0, failed: 1, open: false });
      expect(await run(`2031-01-${day}T01:20:00Z`)).toEqual(nothing);
    }
    expect(mails).toHaveLength(1);
    expect(reports).toEqual([error, error, error]);
  });

  it('stops in time, and the next run continues', async () => {
    const { mails, run, order } = await world();
    await order();
    expect(await run(evening, { timeLeft: () => 110_000 })).toEqual({ ...nothing, open: true });
    await run('2031-01-07T01:20:00Z');
    expect(mails).toHaveLength(1);
  });
});
