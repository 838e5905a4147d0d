import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from '#functions/adapters/email/email.ts';
import type { EmailEnd } from '#functions/adapters/email/email-once.ts';
import {
  type ReminderDeps,
  sendExpiryReminders,
} from '#functions/services/reminders/send-expiry-reminders.ts';
import { addCommission } from '#functions/services/user/add-commission.ts';
import { deleteCommission } from '#functions/services/user/delete-commission.ts';
import { updateProfile } from '#functions/services/user/update-profile.ts';
import { type Account, accountStore } from '#functions/store/account/account-store.ts';
import { eveningStore } from '#functions/store/account/evening-store.ts';
import { mailboxStore } from '#functions/store/account/mailbox-store.ts';
import { monthlyEmailStore } from '#functions/store/account/monthly-email-store.ts';
import { profileStore } from '#functions/store/account/profile-store.ts';
import { reminderStore, type StoredReminder } from '#functions/store/account/reminder-store.ts';
import { matterStore } from '#functions/store/duties/matter-store.ts';
import { destructionStore } from '#functions/store/entries/destruction-store.ts';
import type { Table } from '#functions/store/table/table.ts';
import { transact } from '#functions/store/table/transactions.ts';
import { utcDay } from '#shared/rules/expiry-reminders.ts';
import { newTable } from '#test/support/stack.ts';
import { accountWorld, freshEmail } from '../account-world.ts';

const dayMs = 86_400_000;
const error = new Error('the mail service');
let table: Table;
let year = 2100;

beforeAll(async () => {
  table = await newTable();
});

/**
 * Returns a world in its own year, so that the reminders of other tests are due on other days. The test moves its
 * clock, in days before the commissions expire.
 */
function reminderWorld() {
  year += 1;
  const expirationDate = `${year}-07-31`;
  const accounts = accountStore(table);
  const reminders = reminderStore(table);
  const state = { now: new Date() };
  const mails: Mail[] = [];
  const reports: [StoredReminder, unknown][] = [];
  const waits: number[] = [];
  /** The next responses of the mail service. By default, it sends. */
  const ends: EmailEnd[] = [];
  const base: ReminderDeps = {
    reminders,
    accounts,
    matters: matterStore(table),
    destructions: destructionStore(table),
    emailOnce: async (mail) => {
      const result = ends.shift() ?? { kind: 'sent' };
      if (result.kind === 'sent') mails.push(mail);
      return result;
    },
    report: (...told) => reports.push(told),
    newId: () => ulid(),
    now: () => state.now,
    wait: async (milliseconds) => waits.push(milliseconds),
    timeLeft: () => 900_000,
    siteUrl: 'https://journal.example',
  };
  const profileDeps = {
    accounts,
    profiles: profileStore(table),
    headMails: monthlyEmailStore(table),
    evenings: eveningStore(table),
    reminders,
    now: () => state.now,
  };
  const dayLeft = (daysLeft: number, time = '13:00') => {
    state.now = new Date(Date.parse(`${expirationDate}T${time}:00Z`) - daysLeft * dayMs);
  };
  const fresh = async ({ id }: Account) => {
    const account = await accounts.get(id);
    if (!account) throw new Error('The account is gone');
    return account;
  };
  return {
    mails,
    reports,
    waits,
    ends,
    expirationDate,
    dayLeft,
    passMinutes: (minutes: number) => {
      state.now = new Date(state.now.getTime() + minutes * 60_000);
    },
    notary: async (): Promise<Account> => {
      const made = await accountWorld(table).register(freshEmail());
      const account = made.ok && (await accounts.get(made.value.user.id));
      if (!account) throw new Error('No account was made');
      return account;
    },
    prefer: async (account: Account, changes: Parameters<typeof updateProfile>[1]['changes']) =>
      updateProfile(profileDeps, { account: await fresh(account), changes }),
    add: async (account: Account, commissionNumber = 'CO-1', expires = expirationDate) => {
      const commission = { commissionNumber, state: 'CO' as const, expirationDate: expires };
      const outcome = await addCommission(profileDeps, { account: await fresh(account), commission });
      if (!outcome.ok) throw new Error(outcome.code);
    },
    remove: async (account: Account, commissionNumber = 'CO-1') => {
      const outcome = await deleteCommission(profileDeps, {
        account: await fresh(account),
        commissionNumber,
      });
      if (!outcome.ok) throw new Error(outcome.code);
    },
    run: (changed: Partial<ReminderDeps> = {}) => sendExpiryReminders({ ...base, ...changed }),
    base,
  };
}

/** Returns a notary with one commission, added long before it expires. */
async function listed() {
  const world = reminderWorld();
  world.dayLeft(100);
  const account = await world.notary();
  await world.add(account);
  return { ...world, account };
}

const subjects = (mails: readonly Mail[]) => mails.map(({ subject }) => subject);
const inDays = (days: number) => `Your Colorado notary commission expires in ${days} days`;

/** Days with events, and the days around them. */
const days = [62, 61, 60, 59, 53, 52, 31, 30, 29, 22, 10, 8, 7, 6, 1, 0, -1];

/** Runs on all of these days, starting with a number of days left. */
async function runDaily(world: Pick<ReturnType<typeof reminderWorld>, 'dayLeft' | 'run'>, from: number) {
  for (const left of days.filter((day) => day <= from)) {
    world.dayLeft(left);
    await world.run();
  }
}

describe('sendExpiryReminders', () => {
  it('sends one email 60, 30, and 7 days before a commission expires', async () => {
    const world = await listed();
    await runDaily(world, 62);
    expect(subjects(world.mails)).toEqual([inDays(60), inDays(30), inDays(7)]);
    expect(world.mails.map(({ to }) => to)).toEqual(Array(3).fill(world.account.email));
    expect(world.reports).toEqual([]);
  });

  it('names state, number, date, and days left in the format of the notary, and links to the settings', async () => {
    const world = await listed();
    await world.prefer(world.account, { dateFormat: 'dd/MM/yyyy' });
    world.dayLeft(30);
    await world.run();
    const [year = ''] = world.expirationDate.split('-');
    const what = `Your Colorado notary commission CO-1 expires on 31/07/${year}, in 30 days.`;
    const mail = world.mails[0];
    expect(mail?.text.split('\n\n')[0]).toBe(what);
    expect(mail?.text).toContain('\n\nhttps://journal.example/app?view=settings&tab=credentials\n\n');
    expect(mail?.html).toContain(`<p>${what}</p>`);
    expect(mail?.html).toContain('href="https://journal.example/app?view=settings&amp;tab=credentials"');
  });

  it.each([
    [10, [7]],
    [20, [7]],
    [30, [7]],
    [31, [30, 7]],
    [7, []],
    [-5, []],
  ])('reminds of a commission added %i days before it expires %j days before', async (left, days) => {
    const world = reminderWorld();
    world.dayLeft(left);
    await world.add(await world.notary());
    await runDaily(world, Math.max(left, 0));
    expect(subjects(world.mails)).toEqual(days.map(inDays));
  });

  it('sends one email however often and however parallel it runs', async () => {
    const world = await listed();
    world.dayLeft(60);
    const runs = await Promise.all(Array.from({ length: 6 }, () => world.run()));
    expect(runs.map(({ sent }) => sent).toSorted()).toEqual([0, 0, 0, 0, 0, 1]);
    expect(await world.run()).toEqual({ sent: 0, passed: 0, failed: 0, open: false });
    expect(subjects(world.mails)).toEqual([inDays(60)]);
  });

  it('sends nothing for a deleted commission', async () => {
    const world = await listed();
    world.dayLeft(61);
    await world.remove(world.account);
    await runDaily(world, 60);
    expect(world.mails).toEqual([]);
  });

  it('sends nothing to an address that bounced', async () => {
    const { account, mails, dayLeft, run } = await listed();
    const bounced = { email: account.email, problem: 'bounced' as const, at: new Date().toISOString() };
    expect(await mailboxStore(table).noteProblem(account.id, bounced)).toBe(true);
    dayLeft(60);
    expect(await run()).toMatchObject({ sent: 0, failed: 0, open: false });
    expect(mails).toEqual([]);
  });

  it('sends nothing for a commission that was deleted on the same day', async () => {
    const world = await listed();
    world.dayLeft(60, '12:00');
    await world.remove(world.account);
    world.dayLeft(60);
    expect(await world.run()).toMatchObject({ sent: 0, passed: 1, failed: 0 });
  });

  it('does not repeat an email when a commission is deleted and added again, except for a new date', async () => {
    const world = await listed();
    world.dayLeft(60);
    await world.run();
    await world.remove(world.account);
    await world.add(world.account, ' co-1 ');
    // In Honolulu it was still the day before: this reminder was due later, and was sent already.
    await world.prefer(world.account, { timezone: 'Pacific/Honolulu' });
    world.dayLeft(60, '03:00');
    await world.remove(world.account, 'CO-1');
    await world.add(world.account);
    await runDaily(world, 60);
    expect(subjects(world.mails)).toEqual([inDays(60), inDays(30), inDays(7)]);
    await world.remove(world.account);
    world.dayLeft(5);
    const later = new Date(Date.parse(world.expirationDate) + 10 * dayMs).toISOString().slice(0, 10);
    await world.add(world.account, 'CO-1', later);
    world.dayLeft(-3);
    await world.run();
    expect(subjects(world.mails).slice(3)).toEqual([inDays(7)]);
  });

  it('uses the day in the time zone of the notary', async () => {
    const world = await listed();
    await world.prefer(world.account, { timezone: 'Pacific/Honolulu' });
    world.dayLeft(60, '09:59');
    expect(await world.run()).toMatchObject({ sent: 0, passed: 1 });
    world.dayLeft(60, '10:00');
    expect(await world.run()).toMatchObject({ sent: 1 });
    expect(subjects(world.mails)).toEqual([inDays(60)]);
  });

  it('sends a missed reminder within a week, with the days that are left', async () => {
    const world = await listed();
    world.dayLeft(53);
    await world.run();
    world.dayLeft(22);
    await world.run();
    world.dayLeft(0);
    await world.run();
    expect(subjects(world.mails)).toEqual([inDays(53), 'Your Colorado notary commission expires today']);
    world.dayLeft(-1);
    expect(await world.run()).toEqual({ sent: 0, passed: 0, failed: 0, open: false });
  });

  it('reminds of each of ten commissions, and other notaries of the same number', async () => {
    const world = await listed();
    const other = await world.notary();
    await world.add(other);
    for (let number = 2; number <= 10; number += 1) await world.add(world.account, `CO-${number}`);
    world.dayLeft(30);
    expect(await world.run()).toEqual({ sent: 11, passed: 0, failed: 0, open: false });
    const numbers = (to: string) =>
      world.mails.filter((mail) => mail.to === to).map(({ text }) => /CO-\d+/.exec(text)?.[0]);
    expect(numbers(other.email)).toEqual(['CO-1']);
    expect(new Set(numbers(world.account.email)).size).toBe(10);
  });
});

describe('sendExpiryReminders with a mail service that', () => {
  it('is busy retries, a little later each time', async () => {
    const world = await listed();
    world.dayLeft(60);
    world.ends.push({ kind: 'busy', error }, { kind: 'busy', error }, { kind: 'busy', error });
    expect(await world.run()).toEqual({ sent: 1, passed: 0, failed: 0, open: false });
    const longest = [1_000, 2_000, 4_000];
    expect(world.waits.map((wait, at) => Math.ceil(wait / (longest[at] ?? 0)))).toEqual([1, 1, 1]);
    expect(world.waits.filter((wait, at) => wait < (longest[at] ?? 0) / 2)).toEqual([]);
    expect(world.reports).toEqual([]);
  });

  it('stays busy ends the run, and a later run sends once', async () => {
    const world = await listed();
    await world.add(await world.notary());
    world.dayLeft(60);
    world.ends.push(...Array.from({ length: 5 }, (): EmailEnd => ({ kind: 'busy', error })));
    expect(await world.run()).toEqual({ sent: 0, passed: 0, failed: 1, open: true });
    expect(world.reports.map(([reminder, told]) => [reminder, told])).toMatchObject([[{ days: 60 }, error]]);
    expect(await world.run()).toEqual({ sent: 2, passed: 0, failed: 0, open: false });
    expect(await world.run()).toMatchObject({ sent: 0 });
  });

  it('rejects one email sends the others, and that one on another day', async () => {
    const world = await listed();
    await world.add(await world.notary());
    world.dayLeft(60);
    world.ends.push({ kind: 'refused', error });
    expect(await world.run()).toEqual({ sent: 1, passed: 0, failed: 1, open: false });
    world.dayLeft(59);
    expect(await world.run()).toEqual({ sent: 1, passed: 0, failed: 0, open: false });
    expect(subjects(world.mails)).toEqual([inDays(60), inDays(59)]);
  });

  it('does not tell whether it sent an email never retries it', async () => {
    const world = await listed();
    world.dayLeft(60);
    world.ends.push({ kind: 'unknown', error });
    expect(await world.run()).toEqual({ sent: 0, passed: 0, failed: 1, open: false });
    for (const left of [60, 59, 54]) {
      world.dayLeft(left);
      expect(await world.run()).toEqual({ sent: 0, passed: 0, failed: 0, open: false });
    }
    expect(world.reports).toHaveLength(1);
  });
});

describe('a run of sendExpiryReminders that', () => {
  const died = new Error('died');

  it('dies between claim and email leaves a reminder that is reported once and never sent', async () => {
    const world = await listed();
    world.dayLeft(60);
    const { claim } = world.base.reminders;
    const reminders = {
      ...world.base.reminders,
      claim: async (...given: Parameters<typeof claim>) => {
        await claim(...given);
        throw died;
      },
    };
    await world.run({ reminders });
    world.passMinutes(29);
    expect(await world.run()).toEqual({ sent: 0, passed: 1, failed: 0, open: false });
    world.passMinutes(1);
    const runs = await Promise.all([world.run(), world.run(), world.run()]);
    expect(runs.reduce((sum, { failed }) => sum + failed, 0)).toBe(1);
    expect(await world.run()).toEqual({ sent: 0, passed: 0, failed: 0, open: false });
    expect(world.mails).toEqual([]);
    expect(world.reports.map(([, told]) => String(told))).toEqual([
      'Error: died',
      expect.stringContaining('A run died between'),
    ]);
  });

  it('dies between email and record sends no second email', async () => {
    const world = await listed();
    world.dayLeft(60);
    await world.run({ reminders: { ...world.base.reminders, settle: () => Promise.reject(died) } });
    for (const left of [60, 59, 58]) {
      world.dayLeft(left);
      await world.run();
    }
    expect(subjects(world.mails)).toEqual([inDays(60)]);
  });

  it('cannot read one account continues with the others', async () => {
    const world = await listed();
    await world.add(await world.notary());
    world.dayLeft(60);
    const get = (id: string) =>
      id === world.account.id ? Promise.reject(died) : world.base.accounts.get(id);
    expect(await world.run({ accounts: { get } })).toEqual({ sent: 1, passed: 0, failed: 1, open: false });
    expect(await world.run()).toMatchObject({ sent: 1, failed: 0 });
  });

  it('runs out of time stops early, and the next run continues, across all pages', async () => {
    const world = await listed();
    world.dayLeft(60);
    const commissions = Array.from({ length: 130 }, (_, index) => ({
      commissionNumber: `N-${index}`,
      state: 'CO',
      expirationDate: world.expirationDate,
      isPrimary: false,
    }));
    const store = reminderStore(table);
    const dueDay = utcDay(world.base.now());
    const planned = commissions.map((one) => store.planned(world.account.id, { ...one, days: 60, dueDay }));
    await transact(table, planned.slice(0, 100));
    await transact(table, planned.slice(100));
    const get = async () => ({
      ...world.account,
      commissions: [...world.account.commissions, ...commissions],
    });
    let seconds = 190;
    const timeLeft = () => {
      seconds -= 1;
      return seconds * 1_000;
    };
    const first = await world.run({ accounts: { get }, timeLeft });
    expect(first).toMatchObject({ open: true, failed: 0 });
    const second = await world.run({ accounts: { get } });
    expect(second).toMatchObject({ open: false, failed: 0 });
    expect(first.sent).toBeGreaterThan(0);
    expect(first.sent + second.sent).toBe(130);
    expect(new Set(world.mails.map(({ text }) => text)).size).toBe(130);
  });
});
