import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { belowLimit } from '../table/conditions.ts';
import { paidLookupsKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { isConditionFailure } from '../table/transactions.ts';

const keptSeconds = 2 * 24 * 60 * 60;

export type PaidLookupStore = {
  /**
   * Counts a paid lookup of an address or a distance before it is made, so parallel ones can't exceed the day's limit
   * together. Returns how many are left, or undefined if none was. Days are in UTC.
   */
  take(
    notaryId: string,
    limit: number,
    now: Date,
    counter?: 'paid' | 'distances',
  ): Promise<number | undefined>;
};

/** Counts paid lookups of addresses and distances per notary and day. */
export function paidLookupStore({ client, name: TableName }: Table): PaidLookupStore {
  return {
    async take(notaryId, limit, now, counter = 'paid') {
      const expires = Math.floor(now.getTime() / 1000) + keptSeconds;
      try {
        const { Attributes } = await client.send(
          new UpdateCommand({
            TableName,
            Key: paidLookupsKey(notaryId, now.toISOString().slice(0, 10)),
            UpdateExpression: `SET expiresAt = :expires ADD ${counter} :one`,
            ...belowLimit(limit, counter, { ':one': 1, ':expires': expires }),
            ReturnValues: 'UPDATED_NEW',
          }),
        );
        return limit - Number(Attributes?.[counter]);
      } catch (error) {
        if (isConditionFailure(error)) return undefined;
        throw error;
      }
    },
  };
}
