import { beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from '#functions/adapters/email/email.ts';
import type { EmailEnd } from '#functions/adapters/email/email-once.ts';
import { sendUsageEmail } from '#functions/services/usage-email/send-usage-email.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { mailboxStore } from '#functions/store/account/mailbox-store.ts';
import { usageEmailStore } from '#functions/store/account/usage-email-store.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { ledgerKey } from '#functions/store/table/keys.ts';
import type { Table } from '#functions/store/table/table.ts';
import type { PaidPlanId } from '#shared/data/plans.ts';
import { monthIn, nextMonth } from '#shared/rules/dates.ts';
import { setMonthUsage, setPlan } from '#test/support/plan.ts';
import { newTable } from '#test/support/stack.ts';
import { accountWorld, freshEmail } from '../account-world.ts';

const timezone = 'America/New_York';
const thisMonth = monthIn(timezone, new Date());
let table: Table;

beforeAll(async () => {
  table = await newTable();
});

/** A notary on a plan, and the records of the stream about what they submit. */
async function notaryOn(planId: PaidPlanId) {
  const made = await accountWorld(table).register(freshEmail());
  if (!made.ok) throw new Error('No account was made');
  const { id, email } = made.value.user;
  await setPlan(id, planId, table);
  const mails: Mail[] = [];
  /** The next responses of the mail service. By default, it sends. */
  const ends: EmailEnd[] = [];
  const changed = (eventName = 'MODIFY') => {
    const { pk, sk } = ledgerKey(id);
    return {
      eventName,
      dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } }, OldImage: { notaryId: { S: id } } },
    };
  };
  return {
    id,
    email,
    mails,
    ends,
    changed,
    subjects: () => mails.map(({ subject }) => subject),
    use: (submitted: number) => setMonthUsage(id, submitted, table),
    receive: (record: unknown = changed()) =>
      sendUsageEmail(
        {
          accounts: accountStore(table),
          journal: journalStore(table),
          limitMails: usageEmailStore(table),
          emailOnce: async (mail) => {
            const end = ends.shift() ?? { kind: 'sent' };
            if (end.kind === 'sent') mails.push(mail);
            return end;
          },
          wait: async () => {},
          now: () => new Date(),
          siteUrl: 'https://journal.example',
        },
        record,
      ),
  };
}

const near = 'You have used 8 of 10 notarizations this month';
const reached = 'You have used all 10 notarizations of this month';

describe('sendLimitMail', () => {
  it('emails once at 80%, and once at the limit, however often and parallel records come', async () => {
    const notary = await notaryOn('basic');
    for (const used of [7, 8, 9, 10]) {
      await notary.use(used);
      await Promise.all([1, 2, 3].map(() => notary.receive()));
      await notary.receive();
    }
    expect(notary.subjects()).toEqual([near, reached]);
    expect(notary.mails.map(({ to }) => to)).toEqual([notary.email, notary.email]);
  });

  it('says what still works, when the month ends, and nothing about an entry', async () => {
    const notary = await notaryOn('basic');
    await notary.use(10);
    await notary.receive();
    const text = notary.mails[0]?.text ?? '';
    const [year, month] = nextMonth(thisMonth).split('-');
    expect(text).toContain(`The next month begins on ${month}/01/${year} in your time zone.`);
    expect(text).toContain('The app keeps the entries encrypted on your device');
    expect(text).toContain('add addenda, and record acts that were not performed');
    expect(text).toContain('https://journal.example/app?view=pricing');
  });

  it('sends nothing about 80% once the limit was reported, also when records come late', async () => {
    const notary = await notaryOn('basic');
    await notary.use(10);
    await notary.receive();
    expect(await usageEmailStore(table).claim(claimOf(notary.id, 'near'))).toBe(false);
    await notary.receive();
    expect(notary.subjects()).toEqual([reached]);
  });

  it('judges by the plan of the moment, and tells about the limit of a new plan too', async () => {
    const notary = await notaryOn('basic');
    await notary.use(8);
    await notary.receive();
    await setPlan(notary.id, 'advanced', table);
    await notary.receive();
    await notary.use(48);
    await notary.receive();
    await setPlan(notary.id, 'basic', table);
    await notary.receive();
    expect(notary.subjects()).toEqual([near, 'You have used 48 of 60 notarizations this month', reached]);
  });

  it('sends nothing on an unlimited plan, or about another record', async () => {
    const notary = await notaryOn('pro');
    await notary.use(1_000);
    await notary.receive();
    await setPlan(notary.id, 'basic', table);
    await notary.receive(notary.changed('REMOVE'));
    expect(notary.mails).toEqual([]);
  });

  it('sends nothing to an address that bounced', async () => {
    const notary = await notaryOn('basic');
    const bounced = { email: notary.email, problem: 'bounced' as const, at: new Date().toISOString() };
    expect(await mailboxStore(table).noteProblem(notary.id, bounced)).toBe(true);
    await notary.use(10);
    await notary.receive();
    expect(notary.mails).toEqual([]);
  });

  it('tries again what was certainly not sent, and never what may have been', async () => {
    const error = new Error('the mail service');
    const notary = await notaryOn('basic');
    await notary.use(8);
    notary.ends.push({ kind: 'refused', error });
    expect(await notary.receive()).toMatchObject({ kind: 'failed' });
    await notary.receive();
    await notary.use(10);
    notary.ends.push({ kind: 'unknown', error });
    expect(await notary.receive()).toMatchObject({ kind: 'unknown' });
    expect(await notary.receive()).toEqual({ kind: 'passed' });
    expect(notary.subjects()).toEqual([near]);
  });
});

const claimOf = (notaryId: string, notice: 'near' | 'reached') => ({
  notaryId,
  month: thisMonth,
  limit: 10,
  notice,
});
