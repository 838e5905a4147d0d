import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type AddAddendumDeps,
  type AddAddendumInput,
  addAddendum,
} from '#functions/services/addenda/add-addendum.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { addendumStore } from '#functions/store/entries/addendum-store.ts';
import { entryStore } from '#functions/store/entries/entry-store.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { writeLockStore } from '#functions/store/entries/write-lock-store.ts';
import { addendumKey } from '#functions/store/table/keys.ts';
import type { Table } from '#functions/store/table/table.ts';
import { call } from '#test/support/api.ts';
import { watchedIntegrity } from '#test/support/integrity.ts';
import { accountOf, draftToSubmit, journalFaults, submit } from '#test/support/journal.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';
import { setPlan } from '#test/support/plan.ts';
import { testTable, useStackEnvironment } from '#test/support/stack.ts';

let table: Table;
let notary: Notary;
let account: Account;
/** The entries 1 and 2. */
let ids: string[];

beforeAll(async () => {
  await useStackEnvironment();
  table = await testTable();
});

beforeEach(async () => {
  notary = await registerNotary();
  await setPlan(notary.id, 'pro');
  ids = [await draftToSubmit(notary), await draftToSubmit(notary)];
  for (const id of ids) expect((await submit(notary, id)).status).toBe(200);
  account = await accountOf(notary.id, table);
});

function depsOf(changes: Partial<AddAddendumDeps> = {}): AddAddendumDeps {
  const cutOffAt = Date.now() + 25_000;
  return {
    ...watchedIntegrity(table).deps,
    entries: entryStore(table),
    journal: journalStore(table),
    addenda: addendumStore(table),
    locks: writeLockStore(table),
    now: () => new Date(),
    timeLeft: () => cutOffAt - Date.now(),
    ...changes,
  };
}

const correction = { reason: 'Wrong fee', text: 'The signer paid $10.', field: 'fee' };

type Changes = Partial<Omit<AddAddendumInput, 'payload'>> & { text?: string };

const add = ({ text = correction.text, ...changes }: Changes = {}, deps = depsOf()) =>
  addAddendum(deps, {
    ...{ account, sessionId: 'session', requestId: ulid(), entryId: ids[0] ?? '' },
    payload: { ...correction, text },
    ...changes,
  });

const stored = (number = 1) => addendumStore(table).of(account.journalId, number);
const faults = async () => (await journalFaults(notary.id, table)).faults;

describe('addAddendum', () => {
  it('adds once what is repeated word for word', async () => {
    const first = await add();
    expect(first).toMatchObject({ ok: true, value: { addendum: { ...correction, number: 1 } } });
    expect(await add()).toEqual(first);
    expect(await stored()).toHaveLength(1);
    expect(await faults()).toEqual([]);
  });

  it('lets parallel requests and submissions take turns', async () => {
    const drafts = [await draftToSubmit(notary), await draftToSubmit(notary)];
    const texts = ['One', 'Two', 'Three', 'Two'];
    const [outcomes, submissions] = await Promise.all([
      Promise.all(texts.map((text, at) => add({ text, entryId: ids[at % 2] ?? '' }))),
      Promise.all(drafts.map((id) => submit(notary, id))),
    ]);
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, true, true]);
    expect(submissions.map(({ status }) => status)).toEqual([200, 200]);
    expect((await stored(1)).map((one) => one?.text).toSorted()).toEqual(['One', 'Three']);
    expect((await stored(2)).map((one) => one?.text)).toEqual(['Two']);
    expect(await faults()).toEqual([]);
  });

  it.each(['before', 'after'] as const)(
    'adds all or nothing when it dies %s the transaction',
    async (when) => {
      const store = addendumStore(table);
      const addenda: AddAddendumDeps['addenda'] = {
        ...store,
        add: async (...given) => {
          if (when === 'after') await store.add(...given);
          throw new Error('The function died');
        },
      };
      await expect(add({}, depsOf({ addenda }))).rejects.toThrow('The function died');
      expect(await stored()).toHaveLength(when === 'after' ? 1 : 0);
      expect(await faults()).toEqual([]);
      expect(await add()).toMatchObject({ ok: true, value: { addendum: { number: 1 } } });
      expect(await stored()).toHaveLength(1);
      expect(await faults()).toEqual([]);
    },
  );

  it('keeps the chain whole in any order of entries and addenda', async () => {
    for (const step of [2, 1, 0, 2, 1, 0, 1, 2]) {
      if (step === 0) await submit(notary, await draftToSubmit(notary));
      else expect(await add({ text: ulid(), entryId: ids[step - 1] ?? '' })).toMatchObject({ ok: true });
    }
    expect((await stored(1)).map((one) => one?.number)).toEqual([1, 2, 3]);
    expect((await stored(2)).map((one) => one?.number)).toEqual([1, 2, 3]);
    expect(await faults()).toEqual([]);
  });

  it('rejects a draft, an unknown entry, and what is too many', async () => {
    const draft = await draftToSubmit(notary);
    expect(await add({ entryId: draft })).toMatchObject({ code: 'ENTRY_STILL_DRAFT' });
    expect(await add({ entryId: ulid() })).toMatchObject({ code: 'ENTRY_NOT_FOUND' });
    const full: AddAddendumDeps['addenda'] = {
      ...addendumStore(table),
      of: async () => Array.from({ length: 100 }, () => undefined),
    };
    expect(await add({}, depsOf({ addenda: full }))).toMatchObject({ code: 'ADDENDUM_LIMIT' });
    expect(await faults()).toEqual([]);
  });
});

const set = (attribute: string, value: unknown, number = 1) =>
  table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: addendumKey(account.journalId, 1, number),
      UpdateExpression: 'SET #attribute = :value',
      ExpressionAttributeNames: { '#attribute': attribute },
      ExpressionAttributeValues: { ':value': value },
    }),
  );

const remove = (number: number) =>
  table.client.send(
    new DeleteCommand({ TableName: table.name, Key: addendumKey(account.journalId, 1, number) }),
  );

const get = () => call('get-entry', { params: { id: ids[0] ?? '' }, token: notary.token });

describe('an addendum that is not as it was sealed', () => {
  it.each<[what: string, attack: () => Promise<unknown>, fault: string]>([
    ['another text', () => set('text', 'Never recorded'), 'addendum-changed at link 3'],
    ['another corrected field', () => set('field', 'date'), 'addendum-changed at link 3'],
    ['another time', () => set('at', '2020-01-01T00:00:00.000Z'), 'addendum-changed at link 3'],
    ['another entry', () => set('entryId', ids[1]), 'addendum-changed at link 3'],
    ['another hash', () => set('hash', 'a'.repeat(64)), 'addendum-changed at link 3'],
    ['no shape of one', () => set('reason', 7), 'addendum-missing at link 3'],
    ['its deletion', () => remove(1), 'addendum-missing at link 3'],
  ])('is found with %s by get and by the verification of journals', async (_, attack, fault) => {
    await add();
    await add({ text: 'A later fact' });
    expect((await get()).body.addenda).toHaveLength(2);
    await attack();
    expect((await get()).body).toMatchObject({ code: 'INTEGRITY' });
    expect((await accountOf(notary.id, table)).damagedEntries).toEqual(new Set([ids[0]]));
    expect(await faults()).toContain(fault);
  });

  it('is not printed, and its entry is marked in the spreadsheet', async () => {
    await add();
    await set('text', 'Never recorded');
    const params = { id: ids[0] ?? '' };
    expect((await call('export-entry-pdf', { params, token: notary.token })).status).toBe(500);
    const csv = await call('export-journal-csv', { token: notary.token });
    const rows = 'bytes' in csv.body ? String(csv.body.bytes).split('\r\n') : [];
    expect(rows.find((row) => row.startsWith('000001,'))).toContain('Failed: does not match its seal');
    expect(rows.find((row) => row.startsWith('000002,'))).not.toContain('Failed');
  });
});
