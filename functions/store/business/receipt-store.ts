import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from '../table/table.ts';
import type { TransactItem } from '../table/transactions.ts';
import { receiptKey } from './business-keys.ts';

/** Which uploads are receipts of expenses, so that files without an expense can be removed. */
export function receiptStore({ client, name: TableName }: Table) {
  return {
    /** Returns the write that notes a receipt, for the transaction that writes its expense. */
    kept(notaryId: string, uploadId: string, expenseId: string): TransactItem {
      return { Put: { TableName, Item: { ...receiptKey(notaryId, uploadId), expenseId } } };
    },

    /** Returns the write that forgets a receipt, for the transaction that stops naming it. */
    dropped(notaryId: string, uploadId: string): TransactItem {
      return { Delete: { TableName, Key: receiptKey(notaryId, uploadId) } };
    },

    /** Tells whether an expense has this upload as its receipt. */
    async isKept(notaryId: string, uploadId: string): Promise<boolean> {
      const Key = receiptKey(notaryId, uploadId);
      const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return Item !== undefined;
    },
  };
}

export type ReceiptStore = ReturnType<typeof receiptStore>;
