import {
  BatchGetCommand,
  type BatchGetCommandOutput,
  QueryCommand,
  type QueryCommandOutput,
} from '@aws-sdk/lib-dynamodb';
import { ContentionError } from './contention-error.ts';
import { type EntryItem, entryItem } from './entry-item.ts';
import { entryKey } from './keys.ts';
import type { Table } from './table.ts';
import { backOff } from './transactions.ts';

/** DynamoDB reads at most so many items at once. */
export const entriesAtOnce = 100;
/** About as many as fit a page of 1 MB, the most that DynamoDB reads at once. */
const pageEntries = 700;
const tries = 10;

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

  /** A page of a notary's entries, by their ids. */
  const pageFrom = (
    notaryId: string,
    start: Record<string, unknown> | undefined,
  ): Promise<QueryCommandOutput> =>
    client.send(
      new QueryCommand({
        TableName: name,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :entries)',
        FilterExpression: '#status = :submitted',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: {
          ':pk': entryKey(notaryId, '').pk,
          ':entries': entryKey(notaryId, '').sk,
          ':submitted': 'submitted',
        },
        Limit: pageEntries,
        ExclusiveStartKey: start,
      }),
    );

  return {
    /**
     * All submitted entries page by page, in no useful order: a third of the price of asking for each by its id. May
     * lack some that were submitted a moment ago. The next page is fetched while one is worked on.
     */
    async *all(notaryId: string): AsyncGenerator<EntryItem[]> {
      let next: Promise<QueryCommandOutput> | undefined = pageFrom(notaryId, undefined);
      while (next) {
        const page: QueryCommandOutput = await next;
        next = page.LastEvaluatedKey && pageFrom(notaryId, page.LastEvaluatedKey);
        // Should the work on this page fail, nobody waits for the next.
        next?.catch(() => {});
        yield (page.Items ?? []).map((item) => entryItem.parse(item));
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
