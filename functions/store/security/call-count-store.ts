import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type CallGroup, limitWindowSeconds } from '#shared/data/call-limits.ts';
import { belowLimit } from '../table/conditions.ts';
import { callCountKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { isConditionFailure } from '../table/transactions.ts';

export type CallCountStore = {
  /**
   * Counts an account's call before its work begins, in one write, so parallel ones can't exceed the limit
   * together. Returns undefined, or the seconds until there is room again.
   */
  take(notaryId: string, limit: { group: CallGroup; calls: number }, now: Date): Promise<number | undefined>;
};

/** Counts each account's calls in windows of five minutes. */
export function callCountStore({ client, name: TableName }: Table): CallCountStore {
  return {
    async take(notaryId, { group, calls }, now) {
      const seconds = Math.floor(now.getTime() / 1000);
      const start = seconds - (seconds % limitWindowSeconds);
      const end = start + limitWindowSeconds;
      try {
        await client.send(
          new UpdateCommand({
            TableName,
            Key: callCountKey(notaryId, group, start),
            UpdateExpression: 'SET expiresAt = :end ADD calls :one',
            ...belowLimit(calls, 'calls', { ':one': 1, ':end': end }),
          }),
        );
        return undefined;
      } catch (error) {
        if (isConditionFailure(error)) return end - seconds;
        throw error;
      }
    },
  };
}
