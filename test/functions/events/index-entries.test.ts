import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { handler } from '#functions/events/index-entries.ts';
import { searchIndexStore } from '#functions/store/search/search-index-store.ts';
import { draftKey, type Key, linkKey, sealedEntryKey } from '#functions/store/table/keys.ts';
import { table } from '#functions/store/table/table.ts';
import { filedEntry, putEntries, setLedger } from '#test/support/filed-journal.ts';
import { deliver, failedAt, startQueues } from '#test/support/queue-event.ts';
import { useStackEnvironment } from '#test/support/stack.ts';

/** Makes a stream record as a message contains it. */
const record = (journalId: string, more: { eventName?: string; key?: Key } = {}) => {
  const { pk, sk } = more.key ?? sealedEntryKey(journalId, ulid());
  return {
    eventName: more.eventName ?? 'INSERT',
    dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } } },
  };
};

async function filed(count: number): Promise<string> {
  const id = ulid();
  await putEntries(
    table(),
    id,
    Array.from({ length: count }, (_, at) => filedEntry(at + 1, {})),
  );
  await setLedger(table(), id, { lastNumber: count });
  return id;
}

const indexedTo = async (id: string) => (await searchIndexStore(table()).position(id)).upTo;

beforeAll(async () => {
  await useStackEnvironment();
});

describe('index-entries', () => {
  it('indexes each journal in which an entry was submitted', async () => {
    const [one, other] = [await filed(3), await filed(1)];
    const records = [record(one), record(other), record(one)];
    expect(await deliver(handler, records)).toEqual(failedAt());
    expect([await indexedTo(one), await indexedTo(other)]).toEqual([3, 1]);
  });

  it('ignores records without a new entry', async () => {
    const id = await filed(1);
    const records = [
      record(id, { eventName: 'MODIFY' }),
      record(id, { key: draftKey(id, ulid()) }),
      record(id, { key: linkKey(id, 0) }),
    ];
    expect(await deliver(handler, records)).toEqual(failedAt());
    expect(await indexedTo(id)).toBe(0);
  });

  it('returns the records that failed or found no time, and indexes the others', async () => {
    await startQueues();
    const id = await filed(2);
    const records = [record(ulid()), { dynamodb: {} }, record(id)];
    expect(await deliver(handler, records)).toEqual(failedAt(0, 1));
    expect(await indexedTo(id)).toBe(2);
    const late = await filed(2);
    expect(await deliver(handler, [record(late)], { timeLeft: 1_000 })).toEqual(failedAt(0));
  });
});
