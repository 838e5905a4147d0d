import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { handler } from '#functions/events/index-entries.ts';
import { searchIndexStore } from '#functions/store/search/search-index-store.ts';
import { chainKey, entryKey } from '#functions/store/table/keys.ts';
import { table } from '#functions/store/table/table.ts';
import { filedEntry, putEntries, setLedger } from '#test/support/filed-journal.ts';
import { useStackEnvironment } from '#test/support/stack.ts';

const inTime = { getRemainingTimeInMillis: () => 60_000 };

/** Makes a stream record as Lambda passes it. */
const record = (notaryId: string, more: { eventName?: string; pk?: string } = {}) => ({
  eventName: more.eventName ?? 'INSERT',
  dynamodb: {
    Keys: { pk: { S: more.pk ?? chainKey(notaryId, 1).pk }, sk: { S: chainKey(notaryId, 1).sk } },
    SequenceNumber: ulid(),
  },
});

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
    const Records = [record(one), record(other), record(one)];
    expect(await handler({ Records }, inTime)).toEqual({ batchItemFailures: [] });
    expect([await indexedTo(one), await indexedTo(other)]).toEqual([3, 1]);
  });

  it('ignores records without a new chain link', async () => {
    const id = await filed(1);
    const Records = [record(id, { eventName: 'MODIFY' }), record(id, { pk: entryKey(id, '').pk })];
    expect(await handler({ Records }, inTime)).toEqual({ batchItemFailures: [] });
    expect(await indexedTo(id)).toBe(0);
  });

  it('returns the records that failed or found no time, and indexes the others', async () => {
    const id = await filed(2);
    const Records = [record(ulid()), { dynamodb: { SequenceNumber: 'odd' } }, record(id)];
    const { batchItemFailures } = await handler({ Records }, inTime);
    expect(batchItemFailures).toEqual([
      { itemIdentifier: Records[0]?.dynamodb.SequenceNumber },
      { itemIdentifier: 'odd' },
    ]);
    expect(await indexedTo(id)).toBe(2);
    const late = await filed(2);
    const again = [record(late)];
    expect(await handler({ Records: again }, { getRemainingTimeInMillis: () => 1_000 })).toEqual({
      batchItemFailures: [{ itemIdentifier: again[0]?.dynamodb.SequenceNumber }],
    });
  });
});
