import type { Page } from 'playwright-core';
import * as z from 'zod/mini';
import type { EntryPayload } from '#functions/services/entries/store-content.ts';
import { addCommission } from '#functions/services/user/add-commission.ts';
import { updateProfile } from '#functions/services/user/update-profile.ts';
import { type Account, accountStore } from '#functions/store/account/account-store.ts';
import { eveningStore } from '#functions/store/account/evening-store.ts';
import { monthlyEmailStore } from '#functions/store/account/monthly-email-store.ts';
import { profileStore } from '#functions/store/account/profile-store.ts';
import { reminderStore } from '#functions/store/account/reminder-store.ts';
import { table } from '#functions/store/table/table.ts';
import { apiBase, routes } from '#shared/contract/routes.ts';
import { dayIn } from '#shared/rules/dates.ts';
import {
  confirmDemoAddress,
  demoAccount,
  draftAt,
  must,
  registerDemo,
  submitAt,
} from '../seed/demo-journal.ts';
import { lawfulEntry } from '../seed/lawful-entry.ts';
import { type Random, randomFrom } from '../seed/random.ts';
import {
  business,
  commissions,
  demoEntry,
  notary,
  type Person,
  papers,
  people,
  places,
} from './demo-content.ts';
import { fillBusiness } from './fill-business.ts';
import { handwritten } from './handwriting.ts';

const entries = 46;
const drafts = 3;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The newest entry and the newest draft of the journal, for the pictures. */
export type DemoJournal = { entryId: string; draftId: string };

/** Subscribes the account to Pro, with a card that is always charged. */
async function subscribe(apiUrl: string, token: string): Promise<void> {
  const send = async (id: 'set-payment-method' | 'change-plan', query: string, body: object) => {
    const { method, path } = routes[id];
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const to = `${apiUrl}${apiBase}${path}${query}`;
    const response = await fetch(to, { method, headers, body: JSON.stringify(body) });
    if (response.status !== 200)
      throw new Error(`${id} answered ${response.status}: ${await response.text()}`);
    return z.looseObject({}).parse(await response.json());
  };
  await send('set-payment-method', '', { payment_method_id: 'pm_card_visa' });
  await send('change-plan', '?new_plan_id=pro&billing_cycle=annual', {});
}

async function describe(account: Account, now: Date): Promise<Account> {
  const deps = {
    accounts: accountStore(table()),
    profiles: profileStore(table()),
    headMails: monthlyEmailStore(table()),
    evenings: eveningStore(table()),
    reminders: reminderStore(table()),
    now: () => now,
  };
  const { specializations, additionalNotaryStates, ...rest } = business;
  const changes = {
    ...rest,
    specializations: [...specializations],
    additionalNotaryStates: [...additionalNotaryStates],
    timezone: 'America/Denver' as const,
    // The notary chose the plan, so the app has nothing to tell.
    planSeen: 'pro' as const,
  };
  must(await updateProfile(deps, { account, changes }));
  const dayAfter = (days: number) => dayIn(account.timezone, new Date(now.getTime() + days * dayMs));
  for (const { daysLeft, ...listed } of commissions) {
    const commission = { ...listed, expirationDate: dayAfter(daysLeft) };
    must(await addCommission(deps, { account, commission }));
  }
  return demoAccount(account.id);
}

/** Returns the times of the entries: on working days until now, at hours when people sign. */
function timesBefore(now: Date, random: Random): Date[] {
  const times: Date[] = [];
  let at = now.getTime() - 50 * minuteMs;
  while (times.length < entries) {
    const day = new Date(at).getUTCDay();
    if (day !== 0 && day !== 6) times.push(new Date(at));
    at -= random.pick([65, 130, 24 * 60 + 35, 24 * 60 - 90, 24 * 60]) * minuteMs;
    const hour = new Date(at).getUTCHours();
    // From 9 a.m. to 6 p.m. in Denver.
    if (hour < 16) at -= 16 * 60 * minuteMs;
  }
  return times.reverse();
}

const timeOf = (at: Date, timeZone: string) =>
  at.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });

/** Returns the nth entry, at a time. */
async function payloadAt(
  page: Page,
  random: Random,
  { nth, at, account }: { nth: number; at: Date; account: Account },
): Promise<EntryPayload> {
  const place = places[nth % places.length] ?? places[0];
  const paper = papers[nth % papers.length] ?? papers[0];
  const first = people[(nth * 3) % people.length] ?? people[0];
  const second = people[(nth * 3 + 3) % people.length] ?? people[0];
  const signers = nth % 4 === 0 ? [first, second] : [first];
  const drawn = new Map<Person, string>();
  for (const person of signers) {
    const name = `${person.first} ${person.last}`;
    drawn.set(person, await handwritten(page, random, { name, at, place, timezone: account.timezone }));
  }
  const date = dayIn(account.timezone, at);
  const choice = { paper, place, signers };
  const entry = demoEntry(date, timeOf(at, account.timezone), choice, (person) => drawn.get(person) ?? '');
  const [signature = ''] = drawn.values();
  return lawfulEntry(entry, {
    photo: signature,
    signature,
    person: 'Margaret Ellison',
    address: place.label,
  });
}

/**
 * Registers the notary of the pictures and fills a journal of several weeks until now. Signatures are drawn on
 * `page`.
 */
export async function fillDemo(url: string, now: Date, page: Page): Promise<DemoJournal> {
  const registered = await registerDemo(url, notary);
  if (!registered) throw new Error('The notary of the pictures already exists');
  await subscribe(url, registered.token);
  await confirmDemoAddress(registered.id, notary);
  await fillBusiness(url, registered.token, now);
  const account = await describe(await demoAccount(registered.id), now);
  const random = randomFrom(2031);
  const made: DemoJournal = { entryId: '', draftId: '' };
  for (const [nth, at] of timesBefore(now, random).entries()) {
    made.entryId = await draftAt(
      account,
      await payloadAt(page, random, { nth, at, account }),
      at,
      random.next,
    );
    await submitAt(account, made.entryId, new Date(at.getTime() + 2 * minuteMs));
  }
  for (let nth = 0; nth < drafts; nth += 1) {
    const at = new Date(now.getTime() - (drafts - nth) * 11 * minuteMs);
    made.draftId = await draftAt(
      account,
      await payloadAt(page, random, { nth: nth + 62, at, account }),
      at,
      random.next,
    );
  }
  return made;
}
