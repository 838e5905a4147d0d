import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { belowLimit } from '../table/conditions.ts';
import { paidLookupsKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { isConditionFailure } from '../table/transactions.ts';

const keptSeconds = 2 * 24 * 60 * 60;

export type PaidLookupStore = {
  /**
   * Counts a paid lookup before it is made, so parallel ones can't exceed the day's limit together. Returns
   * how many are left, or undefined if none was. Days are in UTC.
   */
  take(notaryId: string, limit: number, now: Date): Promise<number | undefined>;
};

/** Counts paid address lookups per notary and day. */
export function paidLookupStore({ client, name: TableName }: Table): PaidLookupStore {
  return {
    async take(notaryId, limit, now) {
      const expires = Math.floor(now.getTime() / 1000) + keptSeconds;
      try {
        const { Attributes } = await client.send(
          new UpdateCommand({
            TableName,
            Key: paidLookupsKey(notaryId, now.toISOString().slice(0, 10)),
            UpdateExpression: 'SET expiresAt = :expires ADD paid :one',
            ...belowLimit(limit, 'paid', { ':one': 1, ':expires': expires }),
            ReturnValues: 'UPDATED_NEW',
          }),
        );
        return limit - Number(Attributes?.['paid']);
      } catch (error) {
        if (isConditionFailure(error)) return undefined;
        throw error;
      }
    },
  };
}
