import { QueryCommand, type QueryCommandInput, type QueryCommandOutput } from '@aws-sdk/lib-dynamodb';
import { decodeTime, encodeTime } from 'ulid';
import { batchGet } from '../table/batch-get.ts';
import { sealedEntryKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import type { EntryItem } from './entry-item.ts';
import { readEntry } from './stored-entry.ts';

/** DynamoDB reads at most this many items per request. */
export const entriesAtOnce = 100;
/** About as many as fit in a page of 1 MB, DynamoDB's maximum. */
const pageEntries = 700;
/** Parts of a journal read in parallel. */
const readers = 4;

/** A range of IDs. */
type IdRange = { from: string; to: string };

/** IDs consist of digits and capital letters. */
const allIds: IdRange = { from: '', to: '~' };

/** A damaged row must not block access to the others, so it counts as missing. */
const readable = (item: Record<string, unknown>): EntryItem[] => {
  const { data } = readEntry(item);
  return data ? [data] : [];
};

/** Reads many submitted entries eventually consistent, at half price: they never change. */
export function entryBatch(table: Table) {
  const { client, name } = table;

  /** Returns a page of a journal's entries in an ID range, and where the next one starts. */
  const page = (
    journalId: string,
    { from, to }: IdRange,
    more: Partial<QueryCommandInput> = {},
  ): Promise<QueryCommandOutput> =>
    client.send(
      new QueryCommand({
        TableName: name,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: {
          ':pk': sealedEntryKey(journalId, '').pk,
          ':from': sealedEntryKey(journalId, from).sk,
          ':to': sealedEntryKey(journalId, to).sk,
        },
        Limit: pageEntries,
        ...more,
      }),
    );

  /**
   * Returns ranges that together contain all IDs of a journal: equal parts of the time from first to last
   * entry.
   */
  async function ranges(journalId: string): Promise<IdRange[]> {
    const ends = await Promise.all(
      [true, false].map((ScanIndexForward) => page(journalId, allIds, { Limit: 1, ScanIndexForward })),
    );
    const [first, last] = ends.map(({ Items }) => Items?.[0]?.['id']);
    if (typeof first !== 'string' || typeof last !== 'string') return [];
    const [begin, end] = [decodeTime(first), decodeTime(last)];
    const cuts = Array.from({ length: readers - 1 }, (_, at) =>
      encodeTime(Math.floor(begin + ((end - begin) * (at + 1)) / readers), 10),
    );
    // An ID is longer than a cut, so they are never equal.
    const starts = [allIds.from, ...cuts];
    return starts.map((from, at) => ({ from, to: starts[at + 1] ?? allIds.to }));
  }

  /** Returns the entries with these IDs, at most a hundred, by ID. Leaves out missing and unreadable ones. */
  async function byId(journalId: string, ids: readonly string[]): Promise<Map<string, EntryItem>> {
    const found = new Map<string, EntryItem>();
    const readInto = async (some: readonly string[], strong: boolean) => {
      const keys = some.map((id) => sealedEntryKey(journalId, id));
      const items = await batchGet(table, keys, strong);
      for (const entry of items.flatMap(readable)) found.set(entry.id, entry);
    };
    await readInto(ids, false);
    // An eventually consistent read may miss an entry that was just submitted.
    const missing = ids.filter((id) => !found.has(id));
    if (missing.length > 0) await readInto(missing, true);
    return found;
  }

  return {
    /**
     * Yields all submitted entries page by page, unordered, at a third of the price of reading each by ID.
     * May miss entries that were just submitted. Reads several pages in parallel.
     */
    async *all(journalId: string): AsyncGenerator<EntryItem[]> {
      const reading = new Map<IdRange, Promise<{ range: IdRange; found: QueryCommandOutput }>>();
      const read = (range: IdRange, start?: Record<string, unknown>) => {
        const next = page(journalId, range, { ExclusiveStartKey: start }).then((found) => ({ range, found }));
        // Avoids an unhandled rejection if another page fails first.
        next.catch(() => {});
        reading.set(range, next);
      };
      for (const range of await ranges(journalId)) read(range);
      while (reading.size > 0) {
        const { range, found } = await Promise.race(reading.values());
        if (found.LastEvaluatedKey) read(range, found.LastEvaluatedKey);
        else reading.delete(range);
        yield (found.Items ?? []).flatMap(readable);
      }
    },

    byId,

    /**
     * Returns the entries with these IDs, at most a hundred, in the given order. Throws if one is missing.
     */
    async submitted(journalId: string, ids: readonly string[]): Promise<EntryItem[]> {
      const found = await byId(journalId, ids);
      return ids.map((id) => {
        const entry = found.get(id);
        if (!entry) throw new Error(`Entry ${id} is in the list only`);
        return entry;
      });
    },
  };
}

export type EntryBatch = ReturnType<typeof entryBatch>;
