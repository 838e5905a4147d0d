import { setTimeout as delay } from 'node:timers/promises';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { ContentionError } from './contention-error.ts';
import type { Table } from './table.ts';

export type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** Which items of a transaction were refused because their condition did not hold. */
export type Refused = { refused: number[] };

const tries = 12;

/** Whether a single write was refused because its condition did not hold. */
export function isConditionFailure(error: unknown): boolean {
  return error instanceof Error && error.name === 'ConditionalCheckFailedException';
}

function cancellationReasons(error: unknown): string[] | undefined {
  if (!(error instanceof Error) || error.name !== 'TransactionCanceledException') return undefined;
  const reasons = 'CancellationReasons' in error ? error.CancellationReasons : undefined;
  if (!Array.isArray(reasons)) return undefined;
  return reasons.map((reason: { Code?: string }) => reason.Code ?? 'None');
}

/** Full jitter: what keeps parallel writers from meeting again and again. */
export function backOff(attempt: number): Promise<void> {
  return delay(Math.random() * Math.min(1_000, 15 * 2 ** attempt));
}

/** Sends one write, and again when it only met a transaction on its item. */
export async function writeAmidTransactions<T>(send: () => Promise<T>): Promise<T> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
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
 * Writes all items or none. Answers 'committed', or which items' conditions did not hold;
 * tries again by itself when it only met another transaction. Throws ContentionError when
 * that goes on, and anything unexpected.
 */
export async function transact({ client }: Table, items: TransactItem[]): Promise<'committed' | Refused> {
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
      await backOff(attempt);
    }
  }
  throw new ContentionError('A transaction met others on the same items every time');
}
