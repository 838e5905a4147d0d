import { BatchWriteCommand, type BatchWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Table } from './table.ts';
import { backOff } from './transactions.ts';

/** An unconditional put or delete of one item. */
export type BatchedWrite = NonNullable<NonNullable<BatchWriteCommandInput['RequestItems']>[string]>[number];

/** DynamoDB accepts at most this many writes per request. */
const requestSize = 25;

/** Parallel requests. */
const workers = 8;

const tries = 12;

async function writeRequest({ client, name }: Table, writes: readonly BatchedWrite[]): Promise<void> {
  let rest: BatchedWrite[] = [...writes];
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const { UnprocessedItems } = await client.send(new BatchWriteCommand({ RequestItems: { [name]: rest } }));
    rest = UnprocessedItems?.[name] ?? [];
    if (rest.length === 0) return;
    await backOff(attempt);
  }
  throw new Error('DynamoDB left writes of a batch undone');
}

/**
 * Makes all writes, in any order. If it throws, some may have been made, so every write must be repeatable.
 */
export async function writeAll(table: Table, writes: readonly BatchedWrite[]): Promise<void> {
  const requests: BatchedWrite[][] = [];
  for (let at = 0; at < writes.length; at += requestSize) requests.push(writes.slice(at, at + requestSize));
  const worker = async () => {
    for (let next = requests.shift(); next; next = requests.shift()) await writeRequest(table, next);
  };
  await Promise.all(Array.from({ length: workers }, worker));
}
