import { setTimeout as sleep } from 'node:timers/promises';
import {
  ConditionalCheckFailedException,
  DeleteItemCommand,
  type DynamoDBClient,
  paginateScan,
} from '@aws-sdk/client-dynamodb';
import type { StreamSource } from './stream-reader.ts';
import { localDynamoDbClient } from './table.ts';

/** A table whose items expire: its keys, and the attribute with the time in epoch seconds. */
export type ExpiringTable = StreamSource & { keys: readonly string[]; timeToLive: string };

const shortestPauseMs = 10_000;

/** Removes every expired item. */
async function removeExpired(client: DynamoDBClient, of: ExpiringTable): Promise<void> {
  const expired = {
    TableName: of.table,
    ExpressionAttributeNames: { '#expires': of.timeToLive },
    ExpressionAttributeValues: { ':now': { N: String(Math.floor(Date.now() / 1000)) } },
  };
  const pages = paginateScan({ client }, { ...expired, FilterExpression: '#expires <= :now' });
  for await (const { Items = [] } of pages) {
    for (const item of Items) {
      const Key = Object.fromEntries(
        Object.entries(item).filter(([attribute]) => of.keys.includes(attribute)),
      );
      await client
        .send(new DeleteItemCommand({ ...expired, Key, ConditionExpression: '#expires <= :now' }))
        .catch((error: unknown) => {
          // The item was written again in the meantime.
          if (!(error instanceof ConditionalCheckFailedException)) throw error;
        });
    }
  }
}

/**
 * DynamoDB's time to live on one machine. DynamoDB Local 3.3 has its own, but it removes nothing from a table with a
 * local secondary index. This one scans the whole table every ten seconds, and a large table less often.
 */
export class TimeToLive {
  readonly #stopped = new AbortController();
  readonly #running: Promise<void>;

  constructor(table: ExpiringTable) {
    this.#running = this.#run(table);
  }

  async #run(table: ExpiringTable): Promise<void> {
    const { signal } = this.#stopped;
    const client = localDynamoDbClient(table.endpoint);
    while (!signal.aborted) {
      const begun = performance.now();
      await removeExpired(client, table).catch((error: unknown) => {
        if (!signal.aborted) console.error('Expired items were not removed', error);
      });
      const pause = Math.max(shortestPauseMs, 50 * (performance.now() - begun));
      await sleep(pause, undefined, { signal }).catch(() => {});
    }
    client.destroy();
  }

  async stop(): Promise<void> {
    this.#stopped.abort();
    await this.#running;
  }
}
