import { parseArgs } from 'node:util';
import { addCommission } from '#functions/services/user/add-commission.ts';
import { updateProfile } from '#functions/services/user/update-profile.ts';
import { type Account, accountStore } from '#functions/store/account/account-store.ts';
import { eveningStore } from '#functions/store/account/evening-store.ts';
import { monthlyEmailStore } from '#functions/store/account/monthly-email-store.ts';
import { profileStore } from '#functions/store/account/profile-store.ts';
import { reminderStore } from '#functions/store/account/reminder-store.ts';
import { table } from '#functions/store/table/table.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { withAnyStack } from '../local/any-stack.ts';
import { settingsOf } from '../local/assembly/stack-plan.ts';
import { awsEnvironment } from '../local/aws/aws-environment.ts';
import { command } from '../local/command.ts';
import { addBusiness, type DoneEntry } from './demo-business.ts';
import { confirmDemoAddress, demoAccount, draftAt, must, registerDemo, submitAt } from './demo-journal.ts';
import { type Random, randomFrom } from './random.ts';
import { refusedEntry, sampleEntry } from './sample-entry.ts';

/*
 * `npm run seed`: creates a demo account with 200 entries of the last eight months, one of them a refusal, three drafts, and a
 * business with orders, trips, expenses, and invoices.
 * `npm run seed -- --entries 20` creates another number of entries.
 */

const demo = { email: 'demo@example.com', password: 'open the ledger', full_name: 'Dana Demo' };
const business: Parameters<typeof updateProfile>[1]['changes'] = {
  phone: '(303) 555-0142',
  businessName: 'Demo Mobile Notary',
  businessAddress: '1437 Bannock St',
  businessCity: 'Denver',
  businessState: 'CO',
  businessZip: '80202',
  website: 'https://notary.example.com',
  specializations: ['Loan signing', 'Wills and trusts'],
  primaryNotaryState: 'CO',
  additionalNotaryStates: ['FL', 'TX'],
};
const { values } = parseArgs({ options: { entries: { type: 'string', default: '200' } } });
const entries = Number(values.entries);
const drafts = 3;
/** The place of the refusal among the entries: near the end, so that the first page of the journal shows it. */
const refusalAt = entries - 4;
const days = 240;
const dayMs = 86_400_000;

/**
 * Adds the demo notary's business and commissions: one valid for years, one that expires soon, and one that has
 * expired.
 */
async function describe(account: Account): Promise<Account> {
  const deps = {
    accounts: accountStore(table()),
    profiles: profileStore(table()),
    headMails: monthlyEmailStore(table()),
    evenings: eveningStore(table()),
    reminders: reminderStore(table()),
    now: () => new Date(),
  };
  const dayAfter = (later: number) => dayIn(account.timezone, new Date(Date.now() + later * dayMs));
  must(await updateProfile(deps, { account, changes: business }));
  const commissions = [
    { commissionNumber: '20254001234', state: 'CO', expirationDate: dayAfter(900) },
    { commissionNumber: '13344556-7', state: 'TX', expirationDate: dayAfter(25) },
    { commissionNumber: 'HH 204871', state: 'FL', expirationDate: dayAfter(-100) },
  ] as const;
  for (const commission of commissions) must(await addCommission(deps, { account, commission }));
  return demoAccount(account.id);
}

/** Saves a draft of a realistic entry; a late one has the date of the day before. */
function draftOf(
  account: Account,
  random: Random,
  at: Date,
  { isLate = false, make = sampleEntry } = {},
): Promise<string> {
  const date = dayIn(account.timezone, isLate ? new Date(at.getTime() - dayMs) : at);
  return draftAt(account, make(random, date), at);
}

async function fill(account: Account): Promise<void> {
  const random = randomFrom(2026);
  const done: DoneEntry[] = [];
  const step = (days * dayMs) / entries;
  const end = Date.now() - 60_000;
  for (let at = 0; at < entries; at += 1) {
    const time = new Date(end - (entries - 1 - at) * step - random.next() * step * 0.8);
    const isLate = random.next() < 0.05;
    const make = at === refusalAt ? refusedEntry : sampleEntry;
    const entryId = await draftOf(account, random, time, { isLate, make });
    await submitAt(account, entryId, new Date(time.getTime() + 30_000));
    if (at !== refusalAt) done.push({ id: entryId, at: time });
  }
  for (let at = 0; at < drafts; at += 1) await draftOf(account, random, new Date(end + at * 1000));
  await addBusiness(account, random, done);
}

await command(async () => {
  if (!Number.isInteger(entries) || entries < 1)
    throw new Error('Enter --entries as a whole number, such as 20.');
  await withAnyStack(async ({ apiUrl, plan, endpoints }) => {
    Object.assign(process.env, settingsOf(plan), awsEnvironment(endpoints));
    const registered = await registerDemo(apiUrl, demo);
    if (registered) {
      await confirmDemoAddress(registered.id, demo);
      await fill(await describe(await demoAccount(registered.id)));
      console.log(`Filled a demo account with ${entries} entries and ${drafts} drafts.`);
    } else {
      console.log('The demo account already exists. Run "npm run reset" to clear all data.');
    }
    console.log(`Sign in as ${demo.email} with the password: ${demo.password}`);
  });
});
