import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { BillingFacts } from '#shared/schemas/billing-facts.ts';
import { accountKey, paymentEventKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { type TransactItem, transact } from '../table/transactions.ts';
import type { Account } from './account-store.ts';

const daySeconds = 24 * 60 * 60;
/** The provider repeats events for days, so their markers stay longer. */
const markerDays = 30;

export type BillingStore = {
  /**
   * Stores an account's billing facts, unless another request wrote since `account` was read (`changed`).
   * With an event, writes its marker in the same transaction. `seen`: the event was already processed.
   */
  save(
    account: Account,
    billing: BillingFacts,
    event?: { id: string; now: Date },
  ): Promise<'saved' | 'changed' | 'seen'>;
  hasSeen(eventId: string): Promise<boolean>;
  /** Marks an event that changed nothing. */
  mark(event: { id: string; now: Date }): Promise<void>;
};

/** Stores billing facts and the markers of processed events. */
export function billingStore(table: Table): BillingStore {
  const { client, name: TableName } = table;

  const marker = ({ id, now }: { id: string; now: Date }): TransactItem => ({
    Put: {
      TableName,
      Item: {
        ...paymentEventKey(id),
        at: now.toISOString(),
        expiresAt: Math.floor(now.getTime() / 1000) + markerDays * daySeconds,
      },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  });

  return {
    async save(account, billing, event) {
      const before = account.billing?.version;
      const update: TransactItem = {
        Update: {
          TableName,
          Key: accountKey(account.id),
          UpdateExpression: 'SET billing = :billing',
          ConditionExpression:
            before === undefined
              ? 'attribute_exists(pk) AND attribute_not_exists(billing)'
              : 'billing.version = :before',
          ExpressionAttributeValues: {
            ':billing': billing,
            ...(before !== undefined && { ':before': before }),
          },
        },
      };
      const result = await transact(table, event ? [update, marker(event)] : [update]);
      if (result === 'committed') return 'saved';
      return result.refused.includes(1) ? 'seen' : 'changed';
    },

    async hasSeen(eventId) {
      const Key = paymentEventKey(eventId);
      const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return Item !== undefined;
    },

    async mark(event) {
      await transact(table, [marker(event)]);
    },
  };
}
