import { belowLimit } from '../table/conditions.ts';
import { draftCountKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import type { TransactItem } from '../table/transactions.ts';

/**
 * Returns the part of a transaction that changes the number of drafts that count toward the plan's limit,
 * provided that it was below `limit` (-1 is unlimited).
 */
export function draftCountChange(
  { name: TableName }: Table,
  notaryId: string,
  change: number,
  limit = -1,
): TransactItem {
  return {
    Update: {
      TableName,
      Key: draftCountKey(notaryId),
      UpdateExpression: 'ADD draftCount :change',
      ...belowLimit(limit, 'draftCount', { ':change': change }),
    },
  };
}
