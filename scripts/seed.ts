import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import * as z from 'zod/mini';
import { checkImage } from '#functions/adapters/check-image.ts';
import { fieldCipher } from '#functions/adapters/field-cipher.ts';
import { imageFiles } from '#functions/adapters/image-files.ts';
import type { Outcome } from '#functions/outcome.ts';
import { addCommission } from '#functions/services/add-commission.ts';
import { createDraft } from '#functions/services/create-draft.ts';
import { submitEntry } from '#functions/services/submit-entry.ts';
import { updateProfile } from '#functions/services/update-profile.ts';
import { type Account, accountStore } from '#functions/store/account-store.ts';
import { entryStore } from '#functions/store/entry-store.ts';
import { journalStore } from '#functions/store/journal-store.ts';
import { profileStore } from '#functions/store/profile-store.ts';
import { reminderStore } from '#functions/store/reminder-store.ts';
import { table } from '#functions/store/table.ts';
import { apiBase, routes } from '#shared/contract/routes.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { withAnyStack } from './local/any-stack.ts';
import { awsEnvironment } from './local/aws-environment.ts';
import { command } from './local/command.ts';
import { type Random, randomFrom } from './seed/random.ts';
import { sampleEntry } from './seed/sample-entry.ts';

/*
 * `npm run seed`: a demo account with 200 entries of the last eight months and three drafts. They are
 * made by the services that the API uses, with a clock of their own, so that numbers, hash chain and
 * totals are those of a real journal.
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
const entries = 200;
const drafts = 3;
const days = 240;
const dayMs = 86_400_000;

function must<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw new Error(`The demo data were refused: ${outcome.code} ${JSON.stringify(outcome.detail ?? '')}`);
}

/** Registers the demo account over the API; undefined when it is there already. */
async function registerDemo(apiUrl: string): Promise<string | undefined> {
  const { method, path } = routes.register;
  const answer = await fetch(`${apiUrl}${apiBase}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demo),
  });
  if (answer.status === 409) return undefined;
  const body = await answer.text();
  if (answer.status !== 201) throw new Error(`The demo account was refused: ${body}`);
  return z.object({ user: z.object({ id: z.string() }) }).parse(JSON.parse(body)).user.id;
}

/** Where the demo notary works, and under which commissions: one holds long, one ends soon, one has ended. */
async function describe(account: Account): Promise<Account> {
  const deps = {
    accounts: accountStore(table()),
    profiles: profileStore(table()),
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
  const described = await accountStore(table()).get(account.id);
  if (!described) throw new Error('The demo account is gone');
  return described;
}

/** The account as it would have been at a time: in its trial, which allows what the demo shows. */
const accountAt = (account: Account, at: Date): Account => ({ ...account, createdAt: at.toISOString() });

async function draftOf(account: Account, random: Random, at: Date, isLate = false): Promise<string> {
  const now = () => at;
  const date = dayIn(account.timezone, isLate ? new Date(at.getTime() - dayMs) : at);
  const draft = await createDraft(
    {
      entries: entryStore(table()),
      images: imageFiles(),
      checkImage,
      cipher: fieldCipher(account, now),
      now,
      newId: () => ulid(at.getTime()),
    },
    {
      account: accountAt(account, at),
      payload: sampleEntry(random, date),
      // A draft made only to be submitted would have run out long ago by the real clock.
      toSubmit: false,
      idempotencyKey: undefined,
    },
  );
  return must(draft).id;
}

async function submitAt(account: Account, entryId: string, at: Date): Promise<void> {
  const stores = { entries: entryStore(table()), journal: journalStore(table()), images: imageFiles() };
  const given = { account: accountAt(account, at), sessionId: 'seed', requestId: randomUUID(), entryId };
  must(await submitEntry({ ...stores, now: () => at }, given));
}

async function fill(account: Account): Promise<void> {
  const random = randomFrom(2026);
  const step = (days * dayMs) / entries;
  const end = Date.now() - 60_000;
  for (let at = 0; at < entries; at += 1) {
    const time = new Date(end - (entries - 1 - at) * step - random.next() * step * 0.8);
    const entryId = await draftOf(account, random, time, random.next() < 0.05);
    await submitAt(account, entryId, new Date(time.getTime() + 30_000));
  }
  for (let at = 0; at < drafts; at += 1) await draftOf(account, random, new Date(end + at * 1000));
}

await command(() =>
  withAnyStack(async ({ apiUrl, plan, endpoints }) => {
    const settings = plan.routes.map((route) => route.function.environment);
    Object.assign(process.env, ...settings, awsEnvironment(endpoints));
    const id = await registerDemo(apiUrl);
    if (id) {
      const account = await accountStore(table()).get(id);
      if (!account) throw new Error('The demo account is gone');
      await fill(await describe(account));
      console.log(`Filled a demo account with ${entries} entries and ${drafts} drafts.`);
    } else {
      console.log('The demo account is there already; "npm run reset" clears all data.');
    }
    console.log(`Sign in as ${demo.email} with the password: ${demo.password}`);
  }),
);
