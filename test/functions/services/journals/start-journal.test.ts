import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '#functions/adapters/email/email.ts';
import { imageFiles } from '#functions/adapters/images/image-files.ts';
import { addAddendum } from '#functions/services/addenda/add-addendum.ts';
import { getDashboard } from '#functions/services/entries/get-dashboard.ts';
import { listEntries } from '#functions/services/entries/list-entries.ts';
import { submitEntries } from '#functions/services/entries/submit-entries.ts';
import { type StartJournalDeps, startJournal } from '#functions/services/journals/start-journal.ts';
import { eraseAccount } from '#functions/services/retention/erase-account.ts';
import { journalRetention } from '#functions/services/retention/journal-retention.ts';
import { beginSearch } from '#functions/services/search/begin-search.ts';
import { type Account, accountStore } from '#functions/store/account/account-store.ts';
import { closureStore } from '#functions/store/account/closure-store.ts';
import { erasureStore } from '#functions/store/account/erasure-store.ts';
import { journalStarts } from '#functions/store/account/journal-starts.ts';
import { inJournalNumber, journalsOf } from '#functions/store/account/journals.ts';
import { addendumStore } from '#functions/store/entries/addendum-store.ts';
import { chainStore } from '#functions/store/entries/chain-store.ts';
import { destructionStore } from '#functions/store/entries/destruction-store.ts';
import { entryStore } from '#functions/store/entries/entry-store.ts';
import { submittingJournal } from '#functions/store/entries/submitting-journal.ts';
import { verificationStore } from '#functions/store/entries/verification-store.ts';
import { writeLockStore } from '#functions/store/entries/write-lock-store.ts';
import { searchIndexStore } from '#functions/store/search/search-index-store.ts';
import { ledgerKey, sealedEntryKey } from '#functions/store/table/keys.ts';
import type { Table } from '#functions/store/table/table.ts';
import { watchedIntegrity } from '#test/support/integrity.ts';
import { accountOf, draftToSubmit, journalFaults, submit, submittedEntries } from '#test/support/journal.ts';
import { type Notary, registerNotary, verifyEmail } from '#test/support/notary.ts';
import { setPlan } from '#test/support/plan.ts';
import { testTable, useStackEnvironment } from '#test/support/stack.ts';

const now = () => new Date();

let table: Table;
let notary: Notary;
/** The account as it was before any new journal. */
let account: Account;
let mails: Mail[];

beforeAll(async () => {
  await useStackEnvironment();
  table = await testTable();
});

beforeEach(async () => {
  mails = [];
  notary = await registerNotary();
  await setPlan(notary.id, 'pro');
  account = await accountOf(notary.id, table);
});

const turnDeps = () => {
  const cutOffAt = Date.now() + 25_000;
  return { locks: writeLockStore(table), now, timeLeft: () => cutOffAt - Date.now() };
};

const depsOf = (changes: Partial<StartJournalDeps> = {}): StartJournalDeps => ({
  ...turnDeps(),
  accounts: accountStore(table),
  journal: submittingJournal(table),
  starts: journalStarts(table),
  newId: () => ulid(),
  newSalt: () => '5a'.repeat(16),
  sendMail: async (mail) => {
    mails.push(mail);
  },
  reportMailFailure: (error) => {
    throw error;
  },
  ...changes,
});

type Changes = { signedInAt?: string; email?: string; closes?: string };

const start = (
  { signedInAt = now().toISOString(), email = account.email, closes = account.journalId }: Changes = {},
  deps = depsOf(),
) =>
  startJournal(deps, {
    caller: { account, sessionId: 'session', generation: 1, signedInAt },
    requestId: ulid(),
    payload: { closes, reason: 'surrendered', email },
  });

const submitDeps = () => ({
  ...turnDeps(),
  entries: entryStore(table),
  journal: submittingJournal(table),
  images: { ...imageFiles(), lock: async () => {}, remove: async () => {} },
});

/** Submits a draft by a function that read the account before any new journal. */
const submitBelated = (entryId: string) =>
  submitEntries(submitDeps(), { account, sessionId: 'session', requestId: ulid(), entryIds: [entryId] });

async function submitted(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const id = await draftToSubmit(notary);
    expect((await submit(notary, id)).status).toBe(200);
    ids.push(id);
  }
  return ids;
}

/** Returns the journals with the IDs of their entries, after verifying that each is whole. */
async function wholeJournals(): Promise<string[][]> {
  const journals: string[][] = [];
  for (const journalId of journalsOf(await accountOf(notary.id, table))) {
    const { faults, submitted: ids } = await journalFaults(notary.id, table, journalId);
    expect(faults).toEqual([]);
    journals.push(ids);
  }
  return journals;
}

const listDeps = () => ({
  search: (journalId: string, filters: Parameters<typeof beginSearch>[2]) =>
    beginSearch(
      { entries: entryStore(table), index: searchIndexStore(table), addenda: addendumStore(table) },
      journalId,
      filters,
    ),
  entries: entryStore(table),
  journal: submittingJournal(table),
  addenda: addendumStore(table),
  now,
});

async function list(query: Parameters<typeof listEntries>[1]['query']) {
  const listed = await listEntries(listDeps(), { account: await accountOf(notary.id, table), query });
  if (!listed.ok) return listed.code;
  const { items, total } = listed.value;
  return { total, items: items.map(({ journal, entryNumber }) => `${journal}/${Number(entryNumber)}`) };
}

describe('startJournal', () => {
  it('closes the journal with a link, and opens the next one, whose numbers begin with 1', async () => {
    const [first = ''] = await submitted(1);
    const started = await start();
    const after = await accountOf(notary.id, table);
    expect(journalsOf(after)).toEqual([account.journalId, after.journalId]);
    const facts = { journalId: account.journalId, entries: 1, reason: 'surrendered' };
    expect(started).toMatchObject({
      value: {
        journals: [
          { number: 1, ...facts, closedAt: expect.any(String) },
          { number: 2, journalId: after.journalId, entries: 0, closedAt: null, reason: null },
        ],
      },
    });
    const chain = chainStore(table);
    const [closing] = await chain.links(account.journalId, 2, 2);
    expect(closing).toMatchObject({ kind: 'closing', position: 'closing' });
    expect(await submittingJournal(table).ledger(after.journalId)).toMatchObject({
      lastNumber: 0,
      follows: { journalId: account.journalId, hash: closing?.hash },
    });
    const [second = ''] = await submitted(1);
    expect(await wholeJournals()).toEqual([[first], [second]]);
    expect((await submittedEntries(table, notary.id)).map(({ entryNumber }) => entryNumber)).toEqual([1]);
  });

  it('starts one journal however often the request is repeated, and sends one notice', async () => {
    await verifyEmail(notary);
    const first = await start();
    expect(await start()).toEqual(first);
    expect(journalsOf(await accountOf(notary.id, table))).toHaveLength(2);
    expect(mails).toMatchObject([{ to: notary.email, subject: 'You have a new journal' }]);
    expect(mails[0]?.text).toMatch(/^Journal 1 of .* and journal 2 was started\./);
  });

  it('starts one journal when two devices ask in parallel, and sends one notice', async () => {
    await verifyEmail(notary);
    const [one, other] = await Promise.all([start(), start()]);
    expect(one).toMatchObject({ ok: true });
    expect(other).toEqual(one);
    expect(await wholeJournals()).toHaveLength(2);
    expect(mails).toHaveLength(1);
  });

  it.each(['before', 'after'] as const)('is repeated when it died %s its transaction', async (when) => {
    const starts = journalStarts(table);
    const dying = async (...given: Parameters<typeof starts.start>) => {
      if (when === 'after') await starts.start(...given);
      throw new Error('The function died');
    };
    await expect(start({}, depsOf({ starts: { start: dying } }))).rejects.toThrow('died');
    expect(await start()).toMatchObject({ ok: true });
    expect(await wholeJournals()).toEqual([[], []]);
  });

  it('refuses without a recent proof, a typed address, or a journal of the account', async () => {
    expect(await start({ signedInAt: '2026-01-01T00:00:00.000Z' })).toMatchObject({
      code: 'STEP_UP_REQUIRED',
    });
    expect(await start({ email: 'somebody@else.example' })).toMatchObject({ code: 'INVALID_FIELDS' });
    expect(await start({ closes: ulid() })).toMatchObject({ code: 'JOURNAL_NOT_FOUND' });
    expect(await accountOf(notary.id, table)).not.toHaveProperty('journals');
  });

  it('lets each submission that races with it land in one of the two journals', async () => {
    const ids: string[] = [];
    for (let nth = 0; nth < 6; nth += 1) ids.push(await draftToSubmit(notary));
    const [started, ...outcomes] = await Promise.all([start(), ...ids.map(submitBelated)]);
    expect(started).toMatchObject({ ok: true });
    for (const outcome of outcomes) expect(outcome).toMatchObject({ ok: true });
    const journals = await wholeJournals();
    expect(journals).toHaveLength(2);
    expect(journals.flat().toSorted()).toEqual(ids.toSorted());
  });

  it('reports a closing that is not as it was sealed', async () => {
    await start();
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: ledgerKey(account.journalId),
        UpdateExpression: 'SET closed.#reason = :reason',
        ExpressionAttributeNames: { '#reason': 'reason' },
        ExpressionAttributeValues: { ':reason': 'own_choice' },
      }),
    );
    const { faults } = await journalFaults(notary.id, table, account.journalId);
    expect(faults).toEqual(['closing-changed at link 1']);
  });
});

describe('an account with two journals', () => {
  let old: string[];

  beforeEach(async () => {
    old = await submitted(2);
    expect(await start()).toMatchObject({ ok: true });
  });

  it('seals what a function submits that read the account before, and repeats its answer', async () => {
    const id = await draftToSubmit(notary);
    const first = await submitBelated(id);
    expect(first).toMatchObject({ ok: true });
    expect(await submitBelated(id)).toEqual(first);
    expect(await submitBelated(old[1] ?? '')).toMatchObject({
      value: { entries: [{ entryNumber: '000002' }] },
    });
    expect(await wholeJournals()).toEqual([old, [id]]);
  });

  it('takes no addendum in a closed journal', async () => {
    const deps = {
      ...{ ...watchedIntegrity(table).deps, ...turnDeps() },
      ...{ entries: entryStore(table), journal: submittingJournal(table), addenda: addendumStore(table) },
    };
    const outcome = await addAddendum(deps, {
      ...{ account: await accountOf(notary.id, table), sessionId: 'session', requestId: ulid() },
      ...{
        entryId: old[0] ?? '',
        payload: { reason: 'Fee', text: 'It was $10.' },
      },
    });
    expect(outcome).toMatchObject({ code: 'JOURNAL_CLOSED' });
  });

  it('lists the entries of all journals, the latest journal first, or those of one', async () => {
    await submitted(2);
    expect(await list({ status: 'submitted' })).toEqual({ total: 4, items: ['2/2', '2/1', '1/2', '1/1'] });
    expect(await list({ status: 'submitted', page: 2, pageSize: 3 })).toEqual({ total: 4, items: ['1/1'] });
    expect(await list({ journal: 1 })).toEqual({ total: 2, items: ['1/2', '1/1'] });
    expect(await list({ journal: 3 })).toBe('JOURNAL_NOT_FOUND');
    const day = (await submittedEntries(table, notary.id))[0]?.date ?? '';
    const found = await list({ status: 'submitted', dateFrom: day, dateTo: day });
    expect(found).toEqual({ total: 4, items: ['2/2', '2/1', '1/2', '1/1'] });
  });

  it('counts and keeps the entries of all journals', async () => {
    await submitted(1);
    const after = await accountOf(notary.id, table);
    const [entries, journal] = [entryStore(table), submittingJournal(table)];
    const deps = {
      ...{ entries, journal, addenda: addendumStore(table) },
      ...{ verifications: verificationStore(table), now },
    };
    const dashboard = await getDashboard(deps, after);
    expect(dashboard).toMatchObject({ value: { submittedCount: 3, verified: null } });
    expect(dashboard.ok && dashboard.value.recent.map(({ journal: number }) => number)).toEqual([2, 1, 1]);
    const kept = await journalRetention(
      { entries, journal, destructions: destructionStore(table), now },
      after,
      { isClosed: true },
    );
    expect(kept.entries).toBe(3);
    expect(inJournalNumber(after, 1)?.journalId).toBe(account.journalId);
  });

  it('is erased with all of its journals, and not closed by a device that knows only the first', async () => {
    const closures = closureStore(table);
    const closure = { closedAt: now().toISOString(), endsAt: now().toISOString(), journal: 'keep' as const };
    const facts = { ...closure, lastLink: 0, keepUntil: null };
    expect(await closures.close(account, facts)).toBe(false);
    const after = await accountOf(notary.id, table);
    expect(await closures.close(after, facts)).toBe(true);
    const { journalId } = after;
    await eraseAccount(
      {
        ...{ accounts: accountStore(table), closures, items: erasureStore(table) },
        files: { removePicture: async () => {}, removeOpen: async () => {}, removeLocked: async () => {} },
        payments: { forget: async () => {} },
      },
      { ...facts, notaryId: notary.id, journalId, journals: [...journalsOf(after)], state: 'kept' },
    );
    for (const id of journalsOf(after)) {
      const left = await table.client.send(
        new QueryCommand({
          TableName: table.name,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': sealedEntryKey(id, '').pk },
        }),
      );
      expect(left.Items).toEqual([]);
    }
  });
});
