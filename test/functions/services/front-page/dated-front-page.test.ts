import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getFrontPage } from '#functions/services/front-page/get-front-page.ts';
import { saveFrontPage } from '#functions/services/front-page/save-front-page.ts';
import { addCommission } from '#functions/services/user/add-commission.ts';
import { deleteCommission } from '#functions/services/user/delete-commission.ts';
import { updateProfile } from '#functions/services/user/update-profile.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { frontPageStore } from '#functions/store/account/front-page-store.ts';
import { profileStore } from '#functions/store/account/profile-store.ts';
import { reminderStore } from '#functions/store/account/reminder-store.ts';
import { entryRows } from '#functions/store/entries/entry-rows.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import type { Table } from '#functions/store/table/table.ts';
import { drawnSignature } from '#test/support/png.ts';
import { testTable } from '#test/support/stack.ts';
import { type AccountWorld, accountWorld, freshEmail } from '../account-world.ts';

let table: Table;
let world: AccountWorld;
let account: Account;

beforeAll(async () => {
  table = await testTable();
  world = accountWorld(table);
});

beforeEach(async () => {
  const outcome = await world.register(freshEmail());
  if (!outcome.ok) throw new Error(outcome.code);
  account = await stored(outcome.value.user.id);
});

async function stored(notaryId: string): Promise<Account> {
  const found = await world.deps.accounts.get(notaryId);
  if (!found) throw new Error('The account is not stored');
  return found;
}

const pageDeps = () => ({
  profiles: profileStore(table),
  frontPages: frontPageStore(table),
  journal: journalStore(table),
  entries: entryRows(table),
});

const page = async () => getFrontPage(pageDeps(), await stored(account.id));

/** Dependencies of a change of the profile on a day of March 2027, at noon in New York. */
const on = (day: number) => ({
  ...world.deps,
  reminders: reminderStore(table),
  now: () => new Date(Date.UTC(2027, 2, day, 16)),
});

describe('the front page', () => {
  it('keeps old lines with the day of their change, in order', async () => {
    const rename = (day: number, fullName: string) =>
      updateProfile(on(day), { account, changes: { fullName } });
    const { fullName } = account;
    await rename(3, 'Ada North');
    await updateProfile(on(4), { account, changes: { website: 'https://example.com' } });
    await updateProfile(on(5), {
      account,
      changes: {
        ...{ businessAddress: '12 Main St', businessAddress2: 'Suite 4', businessCity: 'Springfield' },
        ...{ businessState: 'IL', businessZip: '62701' },
      },
    });
    const commission = { commissionNumber: '77', state: 'IL' as const, expirationDate: '2029-01-31' };
    await addCommission(on(6), { account: await stored(account.id), commission });
    await deleteCommission(on(7), { account: await stored(account.id), commissionNumber: '77' });
    const address = '12 Main St, Suite 4, Springfield, IL 62701';
    const line = '77, Illinois, expires 01/31/2029';
    expect(await page()).toMatchObject({
      name: 'Ada North',
      officeAddress: address,
      changes: [
        { on: '2027-03-03', line: 'name', was: fullName, now: 'Ada North' },
        { on: '2027-03-05', line: 'office_address', was: null, now: address },
        { on: '2027-03-06', line: 'commission', was: null, now: line },
        { on: '2027-03-07', line: 'commission', was: line, now: null },
      ],
    });
  });

  it('has every change of devices that rename the notary at the same time', async () => {
    const names = ['Ada A', 'Ada B', 'Ada C', 'Ada D'];
    const outcomes = await Promise.all(
      names.map((fullName) => updateProfile(on(3), { account, changes: { fullName } })),
    );
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, true, true]);
    const { changes, name } = await page();
    expect(changes.map(({ now }) => now).toSorted()).toEqual(names);
    // Each line replaced the one before it, and the last one is on the page.
    expect(changes.map(({ was }) => was)).toEqual([
      account.fullName,
      ...changes.slice(0, -1).map(({ now }) => now),
    ]);
    expect(changes.at(-1)?.now).toBe(name);
  });

  it('says what each state of the notary requires and what is missing', async () => {
    await updateProfile(on(3), {
      account,
      changes: { primaryNotaryState: 'IL', additionalNotaryStates: ['NV'] },
    });
    const { states } = await page();
    expect(states).toMatchObject([
      {
        stateName: 'Illinois',
        missing: [
          ...['commission_number', 'commission_expiration', 'office_address', 'abbreviations', 'signature'],
        ],
        onDeath: [{ cite: '14 Ill. Adm. Code 176.900(b)', office: { name: 'Secretary of State' } }],
      },
      { stateName: 'Nevada', rules: [], missing: [] },
    ]);
  });
});

describe('saveFrontPage', () => {
  const successor = { name: 'Ben Day', relation: 'son', phone: null, email: 'ben@example.com' };
  const body = () => ({ version: 0, abbreviations: 'DL: license', signature: drawnSignature(), successor });

  it('stores abbreviations, signature, and successor, also if the call is repeated', async () => {
    const saved = await saveFrontPage(pageDeps(), { account, body: body() });
    expect(saved).toMatchObject({ ok: true, value: { ...body(), version: 1 } });
    expect(await saveFrontPage(pageDeps(), { account, body: body() })).toEqual(saved);
    expect(await page()).toMatchObject({ ...body(), version: 1 });
  });

  it('tells one of two devices that save at the same time', async () => {
    const save = (abbreviations: string) =>
      saveFrontPage(pageDeps(), { account, body: { ...body(), abbreviations } });
    const outcomes = await Promise.all([save('A: one'), save('B: two')]);
    expect(outcomes.filter(({ ok }) => !ok)).toEqual([{ ok: false, code: 'FRONT_PAGE_VERSION_STALE' }]);
    expect(outcomes).toContainEqual({ ok: true, value: await page() });
  });

  it('rejects a Social Security number and an image that cannot be read', async () => {
    const wrong = (changes: object) =>
      saveFrontPage(pageDeps(), { account, body: { ...body(), ...changes } });
    expect(await wrong({ abbreviations: 'SSN 078-05-1120' })).toMatchObject({ code: 'INVALID_FIELDS' });
    expect(await wrong({ signature: 'data:image/png;base64,AAAA' })).toMatchObject({
      code: 'IMAGE_TYPE_MISMATCH',
    });
    expect(await page()).toMatchObject({ version: 0, abbreviations: null, signature: null });
  });
});
