import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EntryItem } from '#functions/store/entries/entry-item.ts';
import { journalStore, type Submission } from '#functions/store/entries/journal-store.ts';
import { chainKey, entryKey, monthKey } from '#functions/store/table/keys.ts';
import type { Table } from '#functions/store/table/table.ts';
import { filedEntry, putEntries, setLedger } from '#test/support/filed-journal.ts';
import { testTable } from '#test/support/stack.ts';

const month = '2026-01';
const audit = { at: '2026-01-15T18:00:00.000Z', sessionId: 'session', requestId: 'request' };

let table: Table;
let journal: ReturnType<typeof journalStore>;
let notaryId: string;

beforeAll(async () => {
  table = await testTable();
  journal = journalStore(table);
});

/** Stores a draft that counts toward the plan's limit, or one made only to be submitted. */
async function storedDraft(isCounted = true): Promise<EntryItem> {
  const { listKey = '', ...rest } = filedEntry(null, { feeCents: 1_500 });
  const draft: EntryItem = { ...rest, ...(isCounted && { listKey }) };
  await putEntries(table, notaryId, [draft]);
  return draft;
}

async function submission(before: EntryItem, changes: Partial<Submission> = {}): Promise<Submission> {
  const ledger = await journal.ledger(notaryId);
  const after: EntryItem = {
    ...before,
    status: 'submitted',
    version: before.version + 1,
    entryNumber: ledger.lastNumber + 1,
    entryHash: `hash of ${before.id}`,
    previousHash: ledger.headHash,
  };
  return { before, after, ledger, month, notarizationsLimit: -1, audit, ...changes };
}

const read = async (Key: { pk: string; sk: string }) =>
  (await table.client.send(new GetCommand({ TableName: table.name, Key, ConsistentRead: true }))).Item;

beforeEach(async () => {
  notaryId = ulid();
  await setLedger(table, notaryId, { lastNumber: 7, drafts: 2 });
});

describe('submit', () => {
  it('writes the entry, its link in the chain, the totals of the month, and the ledger', async () => {
    const draft = await storedDraft();
    const given = await submission(draft);
    expect(await journal.submit(notaryId, given)).toBe('submitted');
    expect(await read(entryKey(notaryId, draft.id))).toEqual({
      ...entryKey(notaryId, draft.id),
      ...given.after,
    });
    expect(await read(chainKey(notaryId, 8))).toEqual({
      ...chainKey(notaryId, 8),
      event: 'entry-submitted',
      entryId: draft.id,
      entryHash: given.after.entryHash,
      previousHash: '',
      ...audit,
    });
    expect(await journal.month(notaryId, month)).toEqual({ submitted: 1, feeCents: 1_500 });
    const ledger = { lastNumber: 8, headHash: given.after.entryHash, draftCount: 1 };
    expect(await journal.ledger(notaryId)).toEqual(ledger);
  });

  it('adds to the totals of its month and of no other', async () => {
    for (let count = 0; count < 2; count += 1) {
      await journal.submit(notaryId, await submission(await storedDraft()));
    }
    expect(await journal.month(notaryId, month)).toEqual({ submitted: 2, feeCents: 3_000 });
    expect(await journal.month(notaryId, '2026-02')).toEqual({ submitted: 0, feeCents: 0 });
    expect(await read(monthKey(notaryId, '2026-02'))).toBeUndefined();
  });

  it('frees no place among the drafts for a draft that took none', async () => {
    await journal.submit(notaryId, await submission(await storedDraft(false)));
    expect((await journal.ledger(notaryId)).draftCount).toBe(2);
  });

  it.each([
    ['was submitted', { status: 'submitted' }],
    ['was saved', { version: 3 }],
  ] as const)('refuses a draft that meanwhile %s, also when the number is taken', async (_, change) => {
    const draft = await storedDraft();
    const given = await submission(draft);
    await putEntries(table, notaryId, [{ ...draft, ...change }]);
    expect(await journal.submit(notaryId, given)).toBe('entry-changed');
    await setLedger(table, notaryId, { lastNumber: 8 });
    expect(await journal.submit(notaryId, given)).toBe('entry-changed');
  });

  it('refuses an entry beyond the limit of the month, also when the number is taken', async () => {
    const limits = { notarizationsLimit: 1 };
    expect(await journal.submit(notaryId, await submission(await storedDraft(), limits))).toBe('submitted');
    const second = await submission(await storedDraft(), limits);
    expect(await journal.submit(notaryId, second)).toBe('limit-reached');
    const ledger = { ...second.ledger, lastNumber: 6 };
    expect(await journal.submit(notaryId, { ...second, ledger })).toBe('limit-reached');
    expect((await journal.ledger(notaryId)).lastNumber).toBe(8);
  });

  it.each([
    ['number', { lastNumber: 6 }],
    ['hash', { headHash: 'another' }],
  ])('refuses a number that another entry has taken: the last %s differs', async (_, change) => {
    const draft = await storedDraft();
    const given = await submission(draft);
    const stale = { ...given, ledger: { ...given.ledger, ...change } };
    expect(await journal.submit(notaryId, stale)).toBe('number-taken');
    expect(await read(entryKey(notaryId, draft.id))).toMatchObject({ status: 'draft' });
    expect(await journal.month(notaryId, month)).toEqual({ submitted: 0, feeCents: 0 });
  });

  it('refuses a number whose link in the chain exists', async () => {
    const first = await submission(await storedDraft());
    expect(await journal.submit(notaryId, first)).toBe('submitted');
    await setLedger(table, notaryId, { lastNumber: 7 });
    expect(await journal.submit(notaryId, await submission(await storedDraft()))).toBe('number-taken');
    expect(await read(chainKey(notaryId, 8))).toMatchObject({ entryId: first.after.id });
  });
});

describe('ledger', () => {
  it('fails for an account without one', async () => {
    await expect(journal.ledger(ulid())).rejects.toThrow();
  });
});
