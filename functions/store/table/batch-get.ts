import { BatchGetCommand, type BatchGetCommandOutput } from '@aws-sdk/lib-dynamodb';
import { ContentionError } from './contention-error.ts';
import type { Key } from './keys.ts';
import type { Table } from './table.ts';
import { backOff } from './transactions.ts';

const tries = 10;

/**
 * Returns the items with these keys, at most a hundred, unordered; leaves out missing ones. Requests again
 * the keys that DynamoDB left unprocessed under load. Throws ContentionError if some remain every time.
 */
export async function batchGet(
  { client, name }: Table,
  keys: readonly Key[],
  ConsistentRead: boolean,
): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = [];
  let left: Record<string, unknown>[] = [...keys];
  for (let attempt = 0; left.length > 0; attempt += 1) {
    if (attempt === tries) throw new ContentionError('The table left items unread every time');
    if (attempt > 0) await backOff(attempt);
    const response: BatchGetCommandOutput = await client.send(
      new BatchGetCommand({ RequestItems: { [name]: { Keys: left, ConsistentRead } } }),
    );
    found.push(...(response.Responses?.[name] ?? []));
    left = response.UnprocessedKeys?.[name]?.Keys ?? [];
  }
  return found;
}
