import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { cosignerKey, witnessedLogKey, witnessRoundKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { isConditionFailure } from '../table/transactions.ts';
import { type WitnessedLog, witnessedOfItem } from './witness-store.ts';

const roundItem = z.object({
  /** When the last round began, ISO 8601 UTC. */
  at: z.string(),
  /** When a round last got enough answers, or when the first round began. */
  metAt: z.string(),
});

export type WitnessRound = z.output<typeof roundItem>;

const cosignerItem = z.object({ size: z.int() });

/** Stores when witnesses were asked, what each cosigned last, and what enough of them cosigned. */
export function witnessingStore(table: Table) {
  const { client, name: TableName } = table;

  async function read(Key: ReturnType<typeof witnessedLogKey>, isConsistent: boolean) {
    const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: isConsistent }));
    return Item;
  }

  async function send(command: PutCommand | UpdateCommand | DeleteCommand): Promise<boolean> {
    try {
      await client.send(command as PutCommand);
      return true;
    } catch (error) {
      if (isConditionFailure(error)) return false;
      throw error;
    }
  }

  return {
    /** Returns the last round, strongly consistent. */
    async lastRound(): Promise<WitnessRound | undefined> {
      const item = await read(witnessRoundKey(), true);
      return item && z.parse(roundItem, item);
    },

    /** Begins a round, unless another process began one since `last` was read. */
    beginRound(now: Date, last: WitnessRound | undefined): Promise<boolean> {
      const at = now.toISOString();
      return send(
        new PutCommand({
          TableName,
          Item: { ...witnessRoundKey(), at, metAt: last?.metAt ?? at },
          ...(last
            ? {
                ConditionExpression: '#at = :last',
                ExpressionAttributeNames: { '#at': 'at' },
                ExpressionAttributeValues: { ':last': last.at },
              }
            : { ConditionExpression: 'attribute_not_exists(pk)' }),
        }),
      );
    },

    /** Records that enough witnesses answered. */
    async roundWasMet(at: Date): Promise<void> {
      await send(
        new UpdateCommand({
          TableName,
          Key: witnessRoundKey(),
          UpdateExpression: 'SET metAt = :at',
          ExpressionAttributeValues: { ':at': at.toISOString() },
        }),
      );
    },

    /** Returns the size that a witness cosigned last, strongly consistent. */
    async cosignedSize(vkey: string): Promise<number> {
      const item = await read(cosignerKey(vkey), true);
      return item ? z.parse(cosignerItem, item).size : 0;
    },

    async keepCosignedSize(vkey: string, size: number): Promise<void> {
      await send(new PutCommand({ TableName, Item: { ...cosignerKey(vkey), size } }));
    },

    /** Returns the last state of the log that enough witnesses cosigned. Eventually consistent. */
    async witnessed(): Promise<WitnessedLog | undefined> {
      const item = await read(witnessedLogKey(), false);
      return item && witnessedOfItem(item);
    },

    /** Stores the witnessed state of the log, unless a larger one by the same policy is known. */
    async keepWitnessed({ size, policy }: WitnessedLog): Promise<void> {
      await send(
        new PutCommand({
          TableName,
          Item: { ...witnessedLogKey(), size, policy },
          ConditionExpression: 'attribute_not_exists(pk) OR #size < :size OR policy <> :policy',
          ExpressionAttributeNames: { '#size': 'size' },
          ExpressionAttributeValues: { ':size': size, ':policy': policy },
        }),
      );
    },

    /** Forgets the witnessed state, because the stage has another policy now, or none. */
    async forgetWitnessed(): Promise<void> {
      await send(new DeleteCommand({ TableName, Key: witnessedLogKey() }));
    },
  };
}

export type WitnessingStore = ReturnType<typeof witnessingStore>;
