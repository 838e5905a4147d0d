import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from '#functions/adapters/email/email.ts';
import { sendExpiryReminders } from '#functions/services/reminders/send-expiry-reminders.ts';
import { type Account, accountStore } from '#functions/store/account/account-store.ts';
import { reminderStore } from '#functions/store/account/reminder-store.ts';
import { matterStore } from '#functions/store/duties/matter-store.ts';
import { destructionStore } from '#functions/store/entries/destruction-store.ts';
import type { Table } from '#functions/store/table/table.ts';
import { trialNotices } from '#shared/rules/trial-notices.ts';
import { setPlan } from '#test/support/plan.ts';
import { newTable } from '#test/support/stack.ts';
import { accountWorld, freshEmail } from '../account-world.ts';

let table: Table;

beforeAll(async () => {
  table = await newTable();
});

/** Registers a notary on March 2, 2026, at 10:00 UTC: the trial ends on March 9. */
async function registered(): Promise<Account> {
  const made = await accountWorld(table).register(freshEmail());
  const account = made.ok && (await accountStore(table).get(made.value.user.id));
  if (!account) throw new Error('No account was made');
  return account;
}

/** Runs on some days at 13:00 UTC, and returns the mails to an address. */
async function mailsOn(days: readonly string[], { email }: Account): Promise<Mail[]> {
  const mails: Mail[] = [];
  for (const day of days) {
    await sendExpiryReminders({
      reminders: reminderStore(table),
      accounts: accountStore(table),
      matters: matterStore(table),
      destructions: destructionStore(table),
      emailOnce: async (mail) => {
        mails.push(mail);
        return { kind: 'sent' };
      },
      report: (_, error) => {
        throw error;
      },
      newId: () => ulid(),
      now: () => new Date(`${day}T13:00:00Z`),
      wait: async () => {},
      timeLeft: () => 900_000,
      siteUrl: 'https://journal.example',
    });
  }
  return mails.filter(({ to }) => to === email);
}

const march = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `2026-03-${String(from + index).padStart(2, '0')}`);

const subjects = (mails: readonly Mail[]) => mails.map(({ subject }) => subject);
const soon = 'Your free trial ends on 03/09/2026';
const over = 'Your free trial has ended';

describe('the mails about the end of the trial', () => {
  it('are due more than three days and more than one day before it, and at the first mails after it', () => {
    const due = (createdAt: string) => trialNotices({ createdAt }).map(({ dueDay }) => dueDay);
    expect(due('2026-03-02T10:00:00Z')).toEqual(['2026-03-05', '2026-03-07', '2026-03-09']);
    expect(due('2026-03-02T13:00:00Z')).toEqual(['2026-03-06', '2026-03-08', '2026-03-10']);
  });

  it('are sent once each, and say what happens and what still works', async () => {
    const account = await registered();
    expect(subjects(await mailsOn(march(3, 6), account))).toEqual([soon]);
    const [second, third, ...others] = await mailsOn([...march(6, 12), ...march(9, 12)], account);
    expect(others).toEqual([]);
    expect(second?.subject).toBe(soon);
    expect(third?.subject).toBe(over);
    expect(third?.text).toContain('Your account is now on Free, and nothing was charged.');
    expect(third?.text).toContain('On Free, you record up to 3 notarizations a month.');
    expect(third?.text).toContain('https://journal.example/app?view=pricing');
  });

  it('do not catch up with a day that has passed', async () => {
    expect(subjects(await mailsOn(['2026-03-08', '2026-03-11'], await registered()))).toEqual([soon, over]);
  });

  it('are not sent to a notary who chose a plan', async () => {
    const account = await registered();
    await setPlan(account.id, 'basic', table);
    expect(await mailsOn(march(3, 12), account)).toEqual([]);
  });
});
