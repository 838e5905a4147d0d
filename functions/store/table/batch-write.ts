import { BatchWriteCommand, type BatchWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Table } from './table.ts';
import { backOff } from './transactions.ts';

/** A put or a delete of one item, without a condition. */
export type BatchedWrite = NonNullable<NonNullable<BatchWriteCommandInput['RequestItems']>[string]>[number];

/** DynamoDB takes at most this many writes in one request. */
const requestSize = 25;

/** Requests in parallel. */
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
 * Makes all writes, in any order. When it throws, some of them may have been made, so every write must be one that can
 * be repeated.
 */
export async function writeAll(table: Table, writes: readonly BatchedWrite[]): Promise<void> {
  const requests: BatchedWrite[][] = [];
  for (let at = 0; at < writes.length; at += requestSize) requests.push(writes.slice(at, at + requestSize));
  const worker = async () => {
    for (let next = requests.shift(); next; next = requests.shift()) await writeRequest(table, next);
  };
  await Promise.all(Array.from({ length: workers }, worker));
}
