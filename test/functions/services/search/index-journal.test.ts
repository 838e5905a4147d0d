import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { type IndexJournalDeps, indexJournal } from '#functions/services/search/index-journal.ts';
import { entriesOf, namedSigners } from '#functions/services/search/named-signers.ts';
import { entryStore } from '#functions/store/entries/entry-store.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { partsOf } from '#functions/store/search/name-parts.ts';
import { searchIndexStore } from '#functions/store/search/search-index-store.ts';
import { entryBlockKey, namePartKey, searchIndexKey } from '#functions/store/table/keys.ts';
import type { Table } from '#functions/store/table/table.ts';
import { everyCase } from '#test/support/every-case.ts';
import { filedEntry, putEntries, setLedger } from '#test/support/filed-journal.ts';
import { newTable } from '#test/support/stack.ts';

let table: Table;
let deps: IndexJournalDeps & { index: ReturnType<typeof searchIndexStore> };

const names = ['Ada', 'Grace', 'Alan', 'Edsger', 'Barbara'];

/** Stores a journal in which every third entry has two signers. */
async function filed(count: number): Promise<string> {
  const id = ulid();
  const entries = Array.from({ length: count }, (_, at) =>
    filedEntry(at + 1, {
      feeCents: at,
      signerNames: [0, 1, 2]
        .slice(at % 3 === 0 ? 1 : 2)
        .map((one) => ({ firstName: names[(at + one) % 5] ?? '', lastName: `Row-${at % 11}` })),
    }),
  );
  await putEntries(table, id, entries);
  await setLedger(table, id, { lastNumber: count });
  return id;
}

/** Returns all index items of a notary, without the notary's ID. */
async function indexOf(notaryId: string): Promise<unknown[]> {
  const partitions = [namePartKey(notaryId, '').pk, entryBlockKey(notaryId, 'ROWS', 0).pk];
  const found = await Promise.all(
    partitions.map((pk) =>
      table.client.send(
        new QueryCommand({
          TableName: table.name,
          ConsistentRead: true,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': pk },
        }),
      ),
    ),
  );
  return found.flatMap(({ Items = [] }) =>
    Items.map(({ sk, content, upTo, partsTo }) => ({
      ...{ sk, upTo, partsTo },
      bytes: Buffer.from(content).toString('hex'),
    })),
  );
}

/** Stores the same journal for another notary, indexed in one call. */
async function copyOf(notaryId: string, count: number): Promise<string> {
  const id = ulid();
  const rows = await entryStore(table).submittedRows(notaryId, 1, count);
  await putEntries(
    table,
    id,
    rows.map((row) => ({ ...filedEntry(row.entryNumber, row), id: row.id })),
  );
  await setLedger(table, id, { lastNumber: count });
  await indexJournal(deps, id);
  return id;
}

beforeAll(async () => {
  table = await newTable();
  deps = { entries: entryStore(table), journal: journalStore(table), index: searchIndexStore(table) };
});

describe('indexJournal', () => {
  it('indexes a journal once, then only new entries', async () => {
    const id = await filed(23);
    await setLedger(table, id, { lastNumber: 12 });
    expect(await indexJournal(deps, id)).toEqual({ kind: 'complete', upTo: 12, added: 12 });
    expect(await indexJournal(deps, id)).toEqual({ kind: 'complete', upTo: 12, added: 0 });
    await setLedger(table, id, { lastNumber: 23 });
    expect(await indexJournal(deps, id)).toEqual({ kind: 'complete', upTo: 23, added: 11 });
    const blocks = (await indexOf(id)).map((item) => String(Reflect.get(Object(item), 'sk')));
    expect(blocks).toEqual([
      searchIndexKey(id).sk,
      ...[0, 1, 2, 3].map((block) => entryBlockKey(id, 'ROWS', block).sk),
    ]);
    const { signers } = await namedSigners(deps, id, ['row7', 'ada']);
    expect(entriesOf(signers ?? new Uint32Array(), 23)).toEqual([19]);
  });

  it('moves names into their index parts every two hundred entries', async () => {
    const id = await filed(432);
    const found: number[][] = [];
    for (const lastNumber of [199, 200, 399, 432]) {
      await setLedger(table, id, { lastNumber });
      await indexJournal(deps, id);
      const { partsTo, names } = await deps.index.position(id);
      const words = await deps.index.names(id, partsOf('row7', true), true);
      found.push([partsTo, names.length, words.length && Math.min(...words.map(({ upTo }) => upTo))]);
      const { inIndex, signers } = await namedSigners(deps, id, ['row7']);
      const expected = Array.from({ length: lastNumber }, (_, at) => at + 1);
      expect(inIndex).toBe(lastNumber);
      expect(entriesOf(signers ?? new Uint32Array(), inIndex)).toEqual(
        expected.filter((number) => (number - 1) % 11 === 7),
      );
    }
    expect(found).toEqual([
      [0, 199, 0],
      [200, 0, 200],
      [200, 199, 200],
      [400, 32, 400],
    ]);
  });

  it('omits the names of entries with many signers', async () => {
    const id = ulid();
    const word = (at: number) => `${(at * 7_919).toString(36)}${(at * 104_729).toString(36)}`;
    const crowd = (number: number) =>
      Array.from({ length: 20 }, (_, at) => ({
        firstName: Array.from({ length: 9 }, (__, part) => word(number * 400 + at * 20 + part)).join(' '),
        lastName: 'Crowd',
      }));
    const entries = Array.from({ length: 199 }, (_, at) =>
      filedEntry(at + 1, {
        signerNames: at % 2 === 0 ? crowd(at) : [{ firstName: 'Ada', lastName: 'Lone' }],
      }),
    );
    await putEntries(table, id, entries);
    await setLedger(table, id, { lastNumber: 199 });
    await indexJournal(deps, id);
    const { names, crowded } = await deps.index.position(id);
    expect(crowded).toEqual(entries.flatMap((_, at) => (at % 2 === 0 ? [at + 1] : [])));
    expect([names[0], names[1]]).toEqual([[], [['ada', 'lone']]]);
  });

  it('makes the same index wherever it dies', async () => {
    const count = everyCase ? 425 : 215;
    const id = await filed(count);
    const whole = await indexOf(await copyOf(id, count));
    expect(whole.length).toBeGreaterThan(20);
    let writes = 0;
    let diesAt = 3;
    const dying =
      <A extends unknown[]>(write: (...args: A) => Promise<void>) =>
      async (...args: A) => {
        writes += 1;
        if (writes >= diesAt) throw new Error('Killed');
        await write(...args);
      };
    const { putNames, putBlock, moveTo } = deps.index;
    const index = {
      ...deps.index,
      putNames: dying(putNames),
      putBlock: dying(putBlock),
      moveTo: dying(moveTo),
    };
    let deaths = 0;
    for (let done = false; !done; ) {
      writes = 0;
      diesAt += 35;
      await setLedger(table, id, { lastNumber: Math.min(count, 40 + deaths * 65) });
      done = await indexJournal({ ...deps, index }, id).then(
        ({ upTo }) => upTo === count,
        () => false,
      );
      deaths += 1;
    }
    expect(deaths).toBeGreaterThan(3);
    expect(await indexOf(id)).toEqual(whole);
  });

  it('makes the same index when several run in parallel', async () => {
    const count = everyCase ? 410 : 230;
    const id = await filed(count);
    const whole = await indexOf(await copyOf(id, count));
    await setLedger(table, id, { lastNumber: everyCase ? 247 : 130 });
    const early = [indexJournal(deps, id), indexJournal(deps, id)];
    await setLedger(table, id, { lastNumber: count });
    await Promise.all([...early, indexJournal(deps, id), indexJournal(deps, id)]);
    expect(await indexOf(id)).toEqual(whole);
  });

  it('never moves the index position back', async () => {
    const id = ulid();
    const { moveTo, position } = searchIndexStore(table);
    for (const upTo of [5, 9, 7]) await moveTo(id, { upTo, partsTo: 0, names: [], crowded: [] }, 0);
    expect((await position(id)).upTo).toBe(9);
  });

  it('stops between rounds when time runs out, and continues from there', async () => {
    const id = await filed(70);
    const answers = [true, false];
    const hasTime = () => answers.shift() ?? true;
    const first = await indexJournal(deps, id, { hasTime, roundEntries: 50 });
    expect(first).toEqual({ kind: 'out-of-time', upTo: 50, added: 50 });
    expect(await indexJournal(deps, id)).toEqual({ kind: 'complete', upTo: 70, added: 20 });
  });
});
