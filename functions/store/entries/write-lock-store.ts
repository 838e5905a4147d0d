import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { turnKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { isConditionFailure } from '../table/transactions.ts';

/** A turn that nobody gives back, because its process died, ends after this time. */
const turnMs = 4_000;
/** DynamoDB removes the item of a queue that nobody needs anymore. */
const keptSeconds = 24 * 60 * 60;

/**
 * Gives the submissions of one notary their turns. A turn only saves work: whether a submission succeeds, its transaction
 * decides.
 */
export function writeLockStore({ client, name: TableName }: Table) {
  return {
    /** Takes the turn, or prolongs it. False while another request has it. */
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

    /** Gives the turn back, if the request still has it. */
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
