import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { requestKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { isConditionFailure } from '../table/transactions.ts';

const answerItem = z.object({
  digest: z.string(),
  /** Missing while the first request still runs. */
  answer: z.optional(z.string()),
  /** Epoch seconds. */
  expiresAt: z.int(),
});

export type KeptAnswer = z.output<typeof answerItem>;

/** Seconds that a request may run. After that, its key is free again. */
const runningSeconds = 60;
const keptSeconds = 24 * 60 * 60;

const seconds = (now: Date) => Math.floor(now.getTime() / 1000);

export type AnswerStore = {
  /** Takes a key for a request. Returns what is stored if it is taken already. */
  take(notaryId: string, key: string, digest: string, now: Date): Promise<'taken' | KeptAnswer>;
  keep(notaryId: string, key: string, digest: string, answer: string, now: Date): Promise<void>;
  /** Frees a key whose request failed. */
  free(notaryId: string, key: string): Promise<void>;
};

/** Stores the responses of one area's requests by Idempotency-Key, for 24 hours. */
export function answerStore(
  { client, name: TableName }: Table,
  area: 'billing' | 'profile' | 'visit' = 'billing',
): AnswerStore {
  const keyOf = (notaryId: string, key: string) => requestKey(notaryId, `${area}:${key}`);
  return {
    async take(notaryId, key, digest, now) {
      const Key = keyOf(notaryId, key);
      try {
        await client.send(
          new PutCommand({
            TableName,
            Item: { ...Key, digest, expiresAt: seconds(now) + runningSeconds },
            ConditionExpression: 'attribute_not_exists(pk) OR expiresAt <= :now',
            ExpressionAttributeValues: { ':now': seconds(now) },
          }),
        );
        return 'taken';
      } catch (error) {
        if (!isConditionFailure(error)) throw error;
        const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
        return Item ? z.parse(answerItem, Item) : { digest, expiresAt: 0 };
      }
    },
    async keep(notaryId, key, digest, answer, now) {
      const Item = { ...keyOf(notaryId, key), digest, answer, expiresAt: seconds(now) + keptSeconds };
      await client.send(new PutCommand({ TableName, Item }));
    },
    async free(notaryId, key) {
      await client.send(new DeleteCommand({ TableName, Key: keyOf(notaryId, key) }));
    },
  };
}
