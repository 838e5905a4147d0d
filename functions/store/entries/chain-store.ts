import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { chainKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';

const linkItem = z.object({
  sk: z.string(),
  event: z.string(),
  entryId: z.string(),
  entryHash: z.string(),
  previousHash: z.string(),
  at: z.string(),
  sessionId: z.string(),
  requestId: z.string(),
});

/** A link of the hash chain: which entry took a number, when, and in which request. */
export type ChainLink = Omit<z.output<typeof linkItem>, 'sk'> & { number: number };

export type ChainStore = {
  /** Returns the links numbered `from` to `to`, both included, in order. Throws if one is missing. */
  links(notaryId: string, from: number, to: number): Promise<ChainLink[]>;
};

/** Reads the hash chains of journals. */
export function chainStore({ client, name: TableName }: Table): ChainStore {
  return {
    async links(notaryId, from, to) {
      const found: ChainLink[] = [];
      let start: Record<string, unknown> | undefined;
      do {
        const page = await client.send(
          new QueryCommand({
            TableName,
            ConsistentRead: true,
            KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
            ExpressionAttributeValues: {
              ':pk': chainKey(notaryId, from).pk,
              ':from': chainKey(notaryId, from).sk,
              ':to': chainKey(notaryId, to).sk,
            },
            ExclusiveStartKey: start,
          }),
        );
        for (const item of page.Items ?? []) {
          const { sk, ...link } = z.parse(linkItem, item);
          found.push({ number: Number(sk), ...link });
        }
        start = page.LastEvaluatedKey;
      } while (start);
      const gap = found.findIndex(({ number }, at) => number !== from + at);
      if (gap >= 0 || found.length !== to - from + 1) throw new Error('Links of a hash chain are missing');
      return found;
    },
  };
}
