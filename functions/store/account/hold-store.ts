import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Hold } from '#shared/rules/duties/holds.ts';
import { holdKey } from '../table/keys.ts';
import { queryAll } from '../table/query-pages.ts';
import type { Table } from '../table/table.ts';
import { isConditionFailure } from '../table/transactions.ts';

const holdItem = z.object({
  id: z.string(),
  askedBy: z.string(),
  reason: z.string(),
  since: z.iso.datetime(),
  liftedAt: z.nullable(z.iso.datetime()),
  liftReason: z.nullable(z.string()),
}) satisfies z.ZodMiniType<Hold>;

/** Reads and writes legal holds. A hold is lifted once, and never removed or otherwise changed. */
export function holdStore(table: Table) {
  const { client, name: TableName } = table;
  return {
    /** Returns all holds, newest first, strongly consistent. */
    async list(notaryId: string): Promise<Hold[]> {
      const { pk, sk } = holdKey(notaryId, '');
      const items = await queryAll(table, {
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :hold)',
        ExpressionAttributeValues: { ':pk': pk, ':hold': sk },
        ScanIndexForward: false,
        ConsistentRead: true,
      });
      return items.map((item) => holdItem.parse(item));
    },

    async add(notaryId: string, hold: Hold): Promise<void> {
      await client.send(
        new PutCommand({
          TableName,
          Item: { ...holdKey(notaryId, hold.id), ...hold },
          ConditionExpression: 'attribute_not_exists(pk)',
        }),
      );
    },

    /** Lifts an active hold. False if no active hold has this ID. */
    async lift(notaryId: string, holdId: string, lifted: { at: string; reason: string }): Promise<boolean> {
      const update = new UpdateCommand({
        TableName,
        Key: holdKey(notaryId, holdId),
        UpdateExpression: 'SET liftedAt = :at, liftReason = :reason',
        ConditionExpression: 'liftedAt = :none',
        ExpressionAttributeValues: { ':at': lifted.at, ':reason': lifted.reason, ':none': null },
      });
      try {
        await client.send(update);
        return true;
      } catch (error) {
        if (isConditionFailure(error)) return false;
        throw error;
      }
    },
  };
}

export type HoldStore = ReturnType<typeof holdStore>;
