import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { turnKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { isConditionFailure } from '../table/transactions.ts';

/** A turn that is never returned, because its process died, expires after this time. */
const turnMs = 4_000;
/** After this time, DynamoDB removes the item of an unused queue. */
const keptSeconds = 24 * 60 * 60;

/**
 * Gives a notary's submissions turns. Turns only save work: a submission's success depends only on its
 * transaction.
 */
export function writeLockStore({ client, name: TableName }: Table) {
  return {
    /** Takes or extends the turn. False while another request has it. */
    async take(notaryId: string, requestId: string, now: Date): Promise<boolean> {
      const command = new UpdateCommand({
        TableName,
        Key: turnKey(notaryId),
        UpdateExpression: 'SET holder = :me, heldUntil = :until, expiresAt = :expires',
        ConditionExpression: 'attribute_not_exists(holder) OR holder = :me OR heldUntil < :now',
        ExpressionAttributeValues: {
          ':me': requestId,
          ':now': now.getTime(),
          ':until': now.getTime() + turnMs,
          ':expires': Math.ceil(now.getTime() / 1000) + keptSeconds,
        },
      });
      try {
        await client.send(command);
        return true;
      } catch (error) {
        if (isConditionFailure(error)) return false;
        throw error;
      }
    },

    /** Returns the turn, if the request still has it. */
    async pass(notaryId: string, requestId: string): Promise<void> {
      const command = new UpdateCommand({
        TableName,
        Key: turnKey(notaryId),
        UpdateExpression: 'REMOVE holder',
        ConditionExpression: 'holder = :me',
        ExpressionAttributeValues: { ':me': requestId },
      });
      try {
        await client.send(command);
      } catch (error) {
        if (!isConditionFailure(error)) throw error;
      }
    },
  };
}

export type WriteLockStore = ReturnType<typeof writeLockStore>;
