import {
  BatchGetCommand,
  type BatchGetCommandOutput,
  QueryCommand,
  type QueryCommandInput,
  type QueryCommandOutput,
} from '@aws-sdk/lib-dynamodb';
import { decodeTime, encodeTime } from 'ulid';
import { ContentionError } from './contention-error.ts';
import { type EntryItem, entryItem } from './entry-item.ts';
import { entryKey } from './keys.ts';
import type { Table } from './table.ts';
import { backOff } from './transactions.ts';

/** DynamoDB reads at most so many items at once. */
export const entriesAtOnce = 100;
/** About as many as fit a page of 1 MB, the most that DynamoDB reads at once. */
const pageEntries = 700;
/** So many parts of a journal are read at the same time. */
const readers = 4;
const tries = 10;

/** Ids between two texts. */
type IdRange = { from: string; to: string };

/** Digits and capital letters make an id. */
const allIds: IdRange = { from: '', to: '~' };

/** Reads submitted entries, which never change, many at once and at half the price. */
export function entryBatch({ client, name }: Table) {
  /** Reads again what the table left unread, which it does when it is asked for too much at once. */
  async function read(keys: Record<string, unknown>[], strong: boolean): Promise<EntryItem[]> {
    const found: EntryItem[] = [];
    let left = keys;
    for (let attempt = 0; left.length > 0; attempt += 1) {
      if (attempt === tries) throw new ContentionError('The table left entries unread every time');
      if (attempt > 0) await backOff(attempt);
      const answer: BatchGetCommandOutput = await client.send(
        new BatchGetCommand({ RequestItems: { [name]: { Keys: left, ConsistentRead: strong } } }),
      );
      found.push(...(answer.Responses?.[name] ?? []).map((item) => entryItem.parse(item)));
      left = answer.UnprocessedKeys?.[name]?.Keys ?? [];
    }
    return found;
  }

  /** A page of a notary's entries whose ids lie between two, and where the next one begins. */
  const page = (
    notaryId: string,
    { from, to }: IdRange,
    more: Partial<QueryCommandInput> = {},
  ): Promise<QueryCommandOutput> =>
    client.send(
      new QueryCommand({
        TableName: name,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: {
          ':pk': entryKey(notaryId, '').pk,
          ':from': entryKey(notaryId, from).sk,
          ':to': entryKey(notaryId, to).sk,
        },
        Limit: pageEntries,
        ...more,
      }),
    );

  /** Ranges that together hold all ids of a notary: the time from his first to his last entry in equal parts. */
  async function ranges(notaryId: string): Promise<IdRange[]> {
    const ends = await Promise.all(
      [true, false].map((ScanIndexForward) => page(notaryId, allIds, { Limit: 1, ScanIndexForward })),
    );
    const [first, last] = ends.map(({ Items }) => Items?.[0]?.['id']);
    if (typeof first !== 'string' || typeof last !== 'string') return [];
    const [begin, end] = [decodeTime(first), decodeTime(last)];
    const cuts = Array.from({ length: readers - 1 }, (_, at) =>
      encodeTime(Math.floor(begin + ((end - begin) * (at + 1)) / readers), 10),
    );
    // An id is longer than a cut, so none is equal to one.
    const starts = [allIds.from, ...cuts];
    return starts.map((from, at) => ({ from, to: starts[at + 1] ?? allIds.to }));
  }

  return {
    /**
     * All submitted entries page by page, in no useful order: a third of the price of asking for each by its id. May
     * lack some that were submitted a moment ago. Several pages are read at a time.
     */
    async *all(notaryId: string): AsyncGenerator<EntryItem[]> {
      const reading = new Map<IdRange, Promise<{ range: IdRange; found: QueryCommandOutput }>>();
      const read = (range: IdRange, start?: Record<string, unknown>) => {
        const next = page(notaryId, range, { ExclusiveStartKey: start }).then((found) => ({ range, found }));
        // Should the work on another page fail, nobody waits for this one.
        next.catch(() => {});
        reading.set(range, next);
      };
      for (const range of await ranges(notaryId)) read(range);
      while (reading.size > 0) {
        const { range, found } = await Promise.race(reading.values());
        if (found.LastEvaluatedKey) read(range, found.LastEvaluatedKey);
        else reading.delete(range);
        const entries = (found.Items ?? []).map((item) => entryItem.parse(item));
        yield entries.filter(({ status }) => status === 'submitted');
      }
    },

    /** The entries of these ids, at most a hundred, in their order. Throws when one is missing. */
    async submitted(notaryId: string, ids: readonly string[]): Promise<EntryItem[]> {
      const byId = new Map<string, EntryItem>();
      const readInto = async (some: readonly string[], strong: boolean) => {
        const keys = some.map((id) => entryKey(notaryId, id));
        for (const entry of await read(keys, strong)) byId.set(entry.id, entry);
      };
      // One that was submitted a moment ago may be missing, or still be a draft, in what is read at half the price.
      const isStale = (id: string) => byId.get(id)?.status !== 'submitted';
      await readInto(ids, false);
      const stale = ids.filter(isStale);
      if (stale.length > 0) await readInto(stale, true);
      return ids.map((id) => {
        const entry = byId.get(id);
        if (entry?.status !== 'submitted') throw new Error(`Entry ${id} is in the list only`);
        return entry;
      });
    },
  };
}

export type EntryBatch = ReturnType<typeof entryBatch>;
