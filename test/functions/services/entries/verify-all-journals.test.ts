import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { openingLink } from '#functions/services/entries/opening-link.ts';
import {
  dueAfterDays,
  type FoundFault,
  type VerifyAllDeps,
  verifyAllJournals,
} from '#functions/services/entries/verify-all-journals.ts';
import { addendumStore } from '#functions/store/entries/addendum-store.ts';
import { chainStore } from '#functions/store/entries/chain-store.ts';
import { destructionStore } from '#functions/store/entries/destruction-store.ts';
import { entryBatch } from '#functions/store/entries/entry-batch.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { itemsOfLinks } from '#functions/store/entries/link-items.ts';
import { verificationStore } from '#functions/store/entries/verification-store.ts';
import { witnessStore } from '#functions/store/log/witness-store.ts';
import {
  journalPartitions,
  ledgerKey,
  listedJournalKey,
  sealedEntryKey,
  witnessKey,
} from '#functions/store/table/keys.ts';
import type { Table } from '#functions/store/table/table.ts';
import { call } from '#test/support/api.ts';
import { accountOf, draftToSubmit, submit, submittedEntries } from '#test/support/journal.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';
import { testTable } from '#test/support/stack.ts';

const dayMs = 86_400_000;
let table: Table;

beforeAll(async () => {
  table = await testTable();
});

/** Returns a journal with some entries, all of them in the public log. */
async function journalWith(entries: number) {
  const notary = await registerNotary();
  for (let at = 0; at < entries; at += 1) {
    expect((await submit(notary, await draftToSubmit(notary))).status).toBe(200);
  }
  const { journalId } = await accountOf(notary.id, table);
  for (let sequence = 0; sequence <= entries; sequence += 1) {
    const Item = { ...witnessKey(journalId, sequence), index: sequence, treeSize: entries + 1, at: '' };
    await table.client.send(new PutCommand({ TableName: table.name, Item }));
  }
  return { notary, journalId };
}

/** Opens a journal whose opening does not wait for the public log. */
async function openedWithoutLeaf(): Promise<string> {
  const [journalId, notaryId, notarySalt] = [ulid(), ulid(), '00'.repeat(16)];
  const at = new Date().toISOString();
  const opening = openingLink({ journalId, notaryId, notarySalt, at }, { sessionId: '', requestId: '' });
  const [link] = itemsOfLinks(journalId, [opening]);
  const ledger = { lastNumber: 0, lastLink: 0, headHash: opening.hash, notaryId, notarySalt };
  const items = [
    { ...ledgerKey(journalId), ...ledger },
    { ...listedJournalKey(journalId), journalId },
  ];
  for (const Item of [link, ...items]) {
    await table.client.send(new PutCommand({ TableName: table.name, Item }));
  }
  return journalId;
}

/** Verifies some journals of the shared table some days from now. Returns what the run did and reported. */
async function run(
  journalIds: readonly string[],
  { days = 0, ...changed }: Partial<VerifyAllDeps> & { days?: number } = {},
) {
  const store = verificationStore(table);
  const reports: FoundFault[] = [];
  const failures: unknown[] = [];
  const result = await verifyAllJournals({
    chain: chainStore(table),
    addenda: addendumStore(table),
    destructions: destructionStore(table),
    journal: journalStore(table),
    batch: entryBatch(table),
    verifications: {
      ...store,
      async *in(partitions) {
        for await (const page of store.in(partitions)) {
          yield page.filter(({ journalId }) => journalIds.includes(journalId));
        }
      },
    },
    partitions: journalPartitions,
    witnesses: witnessStore(table),
    report: (fault) => reports.push(fault),
    reportFailure: (_, error) => failures.push(error),
    now: () => new Date(Date.now() + days * dayMs),
    hasTime: () => true,
    linksAtOnce: 2,
    ...changed,
  });
  return { ...result, reports, failures };
}

const last = (journalId: string) => verificationStore(table).last(journalId);
const shown = async (notary: Notary) => (await call('get-dashboard', { token: notary.token })).body.verified;

describe('verifyAllJournals', () => {
  it('verifies every entry of every journal, and says so on the dashboard', async () => {
    const [one, other] = [await journalWith(5), await journalWith(0)];
    expect(await shown(one.notary)).toBeNull();
    const result = await run([one.journalId, other.journalId]);
    expect(result).toMatchObject({ journals: 2, verified: 2, entries: 5, faults: 0, failed: 0 });
    expect(await last(one.journalId)).toEqual({ at: expect.any(String), entries: 5, faults: 0 });
    expect(await shown(one.notary)).toEqual({ at: (await last(one.journalId))?.at, entries: 5 });
  });

  it('leaves a journal alone until it is due again', async () => {
    const { journalId } = await journalWith(1);
    expect((await run([journalId])).verified).toBe(1);
    expect((await run([journalId], { days: dueAfterDays - 1 })).verified).toBe(0);
    const later = await run([journalId], { days: dueAfterDays + 1 });
    expect(later.verified).toBe(1);
    expect(Math.floor(later.oldestDays)).toBe(dueAfterDays + 1);
  });

  it('continues where the last run stopped, and counts nothing twice', async () => {
    const { journalId } = await journalWith(5);
    const parts = [];
    for (let round = 0; round < 10 && !(await last(journalId)); round += 1) {
      let steps = 0;
      const { entries } = await run([journalId], { hasTime: () => ++steps <= 1 });
      parts.push(entries);
    }
    expect(parts).toEqual([1, 2, 2]);
    expect(await last(journalId)).toMatchObject({ entries: 5, faults: 0 });
  });

  it('repeats a step whose result could not be stored', async () => {
    const { journalId } = await journalWith(3);
    const { step } = verificationStore(table);
    let calls = 0;
    const dying = {
      ...verificationStore(table),
      step: async (...args: Parameters<typeof step>) => {
        calls += 1;
        if (calls === 2) throw new Error('died before');
        const stored = await step(...args);
        if (calls === 3) throw new Error('died after');
        return stored;
      },
      in: async function* (partitions: readonly string[]) {
        for await (const page of verificationStore(table).in(partitions)) {
          yield page.filter((listed) => listed.journalId === journalId);
        }
      },
    };
    for (let round = 0; round < 3; round += 1) await run([journalId], { verifications: dying });
    expect(await last(journalId)).toMatchObject({ entries: 3, faults: 0 });
  });

  it('gives one right result when runs overlap', async () => {
    const { journalId } = await journalWith(5);
    const runs = await Promise.all([1, 2, 3].map(() => run([journalId])));
    expect(runs.reduce((sum, { verified }) => sum + verified, 0)).toBe(1);
    expect(await last(journalId)).toMatchObject({ entries: 5, faults: 0 });
  });

  it('reports a changed entry, and no longer says that the journal is verified', async () => {
    const { notary, journalId } = await journalWith(3);
    await run([journalId]);
    const [, changed] = await submittedEntries(table, notary.id);
    const update = {
      TableName: table.name,
      Key: sealedEntryKey(journalId, changed?.id ?? ''),
      UpdateExpression: 'SET feeCents = :fee',
      ExpressionAttributeValues: { ':fee': 99_900 },
    };
    await table.client.send(new UpdateCommand(update));
    const { reports, failures } = await run([journalId], { days: dueAfterDays });
    expect([reports, failures]).toEqual([[{ journalId, kind: 'entry-changed', sequence: 2 }], []]);
    expect(await last(journalId)).toMatchObject({ entries: 3, faults: 1 });
    expect(await shown(notary)).toBeNull();
  });

  it('reports links that the public log lacks after an hour, and not before', async () => {
    const journalId = await openedWithoutLeaf();
    expect((await run([journalId])).reports).toEqual([]);
    const { reports } = await run([journalId], { days: dueAfterDays });
    expect(reports).toEqual([{ journalId, kind: 'not-witnessed', sequence: 0 }]);
  });

  it('reports a journal that cannot be read, and verifies the others', async () => {
    const [one, other] = [await journalWith(1), await journalWith(1)];
    const { links } = chainStore(table);
    const chain = {
      links: (journalId: string, from: number, to: number) =>
        journalId === one.journalId ? Promise.reject(new Error('unreadable')) : links(journalId, from, to),
    };
    const result = await run([one.journalId, other.journalId], { chain });
    expect(result).toMatchObject({ verified: 1, failed: 1, failures: [new Error('unreadable')] });
    expect(await last(one.journalId)).toBeUndefined();
  });
});
