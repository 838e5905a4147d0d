import { setTimeout as delay } from 'node:timers/promises';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { ContentionError } from './contention-error.ts';
import type { Table } from './table.ts';

export type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** The positions of items whose condition failed. */
export type Refused = { refused: number[] };

const usualTries = 12;

/** Returns whether a single write failed because of its condition. */
export function isConditionFailure(error: unknown): boolean {
  return error instanceof Error && error.name === 'ConditionalCheckFailedException';
}

function cancellationReasons(error: unknown): string[] | undefined {
  if (!(error instanceof Error) || error.name !== 'TransactionCanceledException') return undefined;
  const reasons = 'CancellationReasons' in error ? error.CancellationReasons : undefined;
  if (!Array.isArray(reasons)) return undefined;
  return reasons.map((reason: { Code?: string }) => reason.Code ?? 'None');
}

/** Waits with full jitter, which keeps parallel writers from colliding repeatedly. */
export function backOff(attempt: number): Promise<void> {
  return delay(Math.random() * Math.min(1_000, 15 * 2 ** attempt));
}

/** Sends one write, and retries if it conflicted with a transaction on its item. */
export async function writeAmidTransactions<T>(send: () => Promise<T>): Promise<T> {
  for (let attempt = 0; attempt < usualTries; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'TransactionConflictException') throw error;
      await backOff(attempt);
    }
  }
  throw new ContentionError('A write met transactions on its item every time');
}

/**
 * Writes all items or none. Returns 'committed', or the items whose conditions failed. If it conflicts with
 * another transaction, it retries, up to `tries` attempts. Then throws ContentionError; throws any unexpected
 * error.
 */
export async function transact(
  { client }: Table,
  items: TransactItem[],
  tries: number = usualTries,
): Promise<'committed' | Refused> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    try {
      await client.send(new TransactWriteCommand({ TransactItems: items }));
      return 'committed';
    } catch (error) {
      const reasons = cancellationReasons(error);
      if (!reasons) throw error;
      const refused = reasons.flatMap((code, index) => (code === 'ConditionalCheckFailed' ? [index] : []));
      if (refused.length > 0) return { refused };
      const passing = ['None', 'TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'];
      if (!reasons.every((code) => passing.includes(code))) throw error;
      if (attempt < tries - 1) await backOff(attempt);
    }
  }
  throw new ContentionError('A transaction met others on the same items every time');
}
