import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChainLink } from '#functions/store/entries/chain-link.ts';
import type { EntryItem } from '#functions/store/entries/entry-item.ts';
import { monthOf } from '#functions/store/entries/ledger.ts';
import { type Submission, submittingJournal } from '#functions/store/entries/submitting-journal.ts';
import { draftKey, linkKey, pendingLeafKey, sealedEntryKey } from '#functions/store/table/keys.ts';
import type { Table } from '#functions/store/table/table.ts';
import { filedEntry, putEntries, setLedger } from '#test/support/filed-journal.ts';
import { newTable } from '#test/support/stack.ts';

const month = '2026-01';
const at = '2026-01-15T18:00:00.000Z';
const audit = { sessionId: 'session', requestId: 'request' };

let table: Table;
let journal: ReturnType<typeof submittingJournal>;
let notaryId: string;
let owner: { id: string; journalId: string };

beforeAll(async () => {
  table = await newTable();
  journal = submittingJournal(table);
});

/** Stores a draft that counts toward the plan's limit, or one made only to be submitted. */
async function storedDraft(isCounted = true): Promise<EntryItem> {
  const { listKey = '', ...rest } = filedEntry(null, { feeCents: 1_500 });
  const draft: EntryItem = { ...rest, ...(isCounted && { listKey }) };
  await putEntries(table, notaryId, [draft]);
  return draft;
}

type OneSubmission = Submission & { after: EntryItem };

async function submission(before: EntryItem, changes: Partial<Submission> = {}): Promise<OneSubmission> {
  const ledger = await journal.ledger(notaryId);
  const after: EntryItem = {
    ...before,
    status: 'submitted',
    version: before.version + 1,
    entryNumber: ledger.lastNumber + 1,
    entryHash: `hash of ${before.id}`,
    previousHash: ledger.headHash,
  };
  const link: ChainLink = {
    ...{ sequence: ledger.lastLink + 1, kind: 'entry', position: String(after.entryNumber) },
    ...{ hash: after.entryHash ?? '', previousHash: ledger.headHash, at, entryId: before.id },
    ...audit,
  };
  return { entries: [{ before, after, link }], after, ledger, month, notarizationsLimit: -1, ...changes };
}

const read = async (Key: { pk: string; sk: string }) =>
  (await table.client.send(new GetCommand({ TableName: table.name, Key, ConsistentRead: true }))).Item;

beforeEach(async () => {
  notaryId = ulid();
  owner = { id: notaryId, journalId: notaryId };
  await setLedger(table, notaryId, { lastNumber: 7, drafts: 2 });
});

describe('submit', () => {
  it('replaces the draft by a stub, and writes the entry, its link, its leaf, the totals of the month, and the ledger', async () => {
    const draft = await storedDraft();
    const given = await submission(draft);
    expect(await journal.submit(owner, given)).toBe('submitted');
    expect(await read(sealedEntryKey(notaryId, draft.id))).toEqual({
      ...sealedEntryKey(notaryId, draft.id),
      ...given.after,
    });
    const { entryHash: hash } = given.after;
    expect(await read(linkKey(notaryId, 8))).toEqual({
      ...linkKey(notaryId, 8),
      ...{ kind: 'entry', position: '8', entryId: draft.id, hash, previousHash: '', at },
      ...audit,
    });
    expect(await read(pendingLeafKey(notaryId, 8, at))).toEqual({
      ...pendingLeafKey(notaryId, 8, at),
      ...{ journalId: notaryId, sequence: 8, position: '8', hash },
    });
    expect(await read(draftKey(notaryId, draft.id))).toEqual({
      ...draftKey(notaryId, draft.id),
      status: 'submitted',
      expiresAt: Date.parse(at) / 1000 + 86_400,
    });
    expect(monthOf(await journal.ledger(notaryId), month)).toEqual({ submitted: 1, feeCents: 1_500 });
    const months = [{ month, submitted: 1, feeCents: 1_500 }];
    // The act is of January.
    const fees = { 2026: [1_500, ...Array.from({ length: 11 }, () => 0)] };
    const end = { lastNumber: 8, lastLink: 8, headHash: hash, months, fees };
    expect(await journal.ledger(notaryId)).toEqual({ ...given.ledger, ...end });
    expect(await journal.draftCount(notaryId)).toBe(1);
  });

  it('adds to the totals of its month and of no other', async () => {
    for (let count = 0; count < 2; count += 1) {
      await journal.submit(owner, await submission(await storedDraft()));
    }
    expect(monthOf(await journal.ledger(notaryId), month)).toEqual({ submitted: 2, feeCents: 3_000 });
    expect(monthOf(await journal.ledger(notaryId), '2026-02')).toEqual({ submitted: 0, feeCents: 0 });
  });

  it('frees no place among the drafts for a draft that took none', async () => {
    await journal.submit(owner, await submission(await storedDraft(false)));
    expect(await journal.draftCount(notaryId)).toBe(2);
  });

  it.each([
    ['was submitted', { status: 'submitted' }],
    ['was saved', { version: 3 }],
  ] as const)('refuses a draft that meanwhile %s, also when the number is taken', async (_, change) => {
    const draft = await storedDraft();
    const given = await submission(draft);
    const Item = { ...draftKey(notaryId, draft.id), ...draft, ...change };
    await table.client.send(new PutCommand({ TableName: table.name, Item }));
    expect(await journal.submit(owner, given)).toBe('entry-changed');
    await setLedger(table, notaryId, { lastNumber: 8 });
    expect(await journal.submit(owner, given)).toBe('entry-changed');
  });

  it('refuses an entry beyond the limit of the month, also when the number is taken', async () => {
    const limits = { notarizationsLimit: 1 };
    expect(await journal.submit(owner, await submission(await storedDraft(), limits))).toBe('submitted');
    const second = await submission(await storedDraft(), limits);
    expect(await journal.submit(owner, second)).toBe('limit-reached');
    const ledger = { ...second.ledger, lastNumber: 6 };
    expect(await journal.submit(owner, { ...second, ledger })).toBe('limit-reached');
    expect((await journal.ledger(notaryId)).lastNumber).toBe(8);
  });

  it.each([
    ['number', { lastNumber: 6 }],
    ['link', { lastLink: 6 }],
    ['hash', { headHash: 'another' }],
  ])('refuses a number that another entry has taken: the last %s differs', async (_, change) => {
    const draft = await storedDraft();
    const given = await submission(draft);
    const stale = { ...given, ledger: { ...given.ledger, ...change } };
    expect(await journal.submit(owner, stale)).toBe('number-taken');
    expect(await read(draftKey(notaryId, draft.id))).toMatchObject({ status: 'draft' });
    expect(monthOf(await journal.ledger(notaryId), month)).toEqual({ submitted: 0, feeCents: 0 });
  });

  it('refuses a number whose link in the chain exists', async () => {
    const first = await submission(await storedDraft());
    expect(await journal.submit(owner, first)).toBe('submitted');
    await setLedger(table, notaryId, { lastNumber: 7 });
    expect(await journal.submit(owner, await submission(await storedDraft()))).toBe('number-taken');
    expect(await read(linkKey(notaryId, 8))).toMatchObject({ entryId: first.after.id });
  });
});

describe('ledger', () => {
  it('fails for an account without one', async () => {
    await expect(journal.ledger(ulid())).rejects.toThrow();
  });
});
