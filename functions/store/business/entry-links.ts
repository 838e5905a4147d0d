import type { Table } from '../table/table.ts';
import type { TransactItem } from '../table/transactions.ts';
import { entryOrderKey } from './business-keys.ts';

/**
 * Which order an entry belongs to: at most one, so that its fee is counted once. The writes are for the transaction
 * that changes the order.
 */
export function entryLinks({ name: TableName }: Table) {
  return {
    /** Returns the write that links an entry. It fails if the entry belongs to another order. */
    linked(notaryId: string, entryId: string, orderId: string): TransactItem {
      return {
        Put: {
          TableName,
          Item: { ...entryOrderKey(notaryId, entryId), orderId },
          ConditionExpression: 'attribute_not_exists(pk) OR orderId = :order',
          ExpressionAttributeValues: { ':order': orderId },
        },
      };
    },

    /** Returns the write that ends the link of an entry. */
    unlinked(notaryId: string, entryId: string): TransactItem {
      return { Delete: { TableName, Key: entryOrderKey(notaryId, entryId) } };
    },
  };
}

export type EntryLinks = ReturnType<typeof entryLinks>;
