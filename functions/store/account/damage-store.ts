import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { accountKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { isConditionFailure, writeAmidTransactions } from '../table/transactions.ts';

/** Maximum number of entries marked per account. Every call reads the account, so it must stay small. */
const damagedMax = 100;

/** Marks entries that don't match their seals. The marks are in the account, which lists read anyway. */
export function damageStore({ client, name: TableName }: Table) {
  async function update(
    notaryId: string,
    action: 'ADD' | 'DELETE',
    entryIds: readonly string[],
  ): Promise<void> {
    const command = new UpdateCommand({
      TableName,
      Key: accountKey(notaryId),
      UpdateExpression: `${action} damagedEntries :ids`,
      ConditionExpression:
        'attribute_exists(pk) AND (attribute_not_exists(damagedEntries) OR size(damagedEntries) <= :max)',
      ExpressionAttributeValues: { ':ids': new Set(entryIds), ':max': damagedMax },
    });
    try {
      await writeAmidTransactions(() => client.send(command));
    } catch (error) {
      if (!isConditionFailure(error)) throw error;
    }
  }

  return {
    /** Marks entries. Does nothing for an account at the maximum. */
    async mark(notaryId: string, entryIds: readonly string[]): Promise<void> {
      const some = entryIds.slice(0, damagedMax);
      if (some.length > 0) await update(notaryId, 'ADD', some);
    },

    clear: (notaryId: string, entryId: string): Promise<void> => update(notaryId, 'DELETE', [entryId]),
  };
}
