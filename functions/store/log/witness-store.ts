import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { witnessKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';

const witnessItem = z.object({
  index: z.int(),
  treeSize: z.int(),
  at: z.string(),
});

/**
 * The place of a link in the public log: the index of its leaf, the size of the first signed checkpoint that contains
 * it, and when that place was fixed (ISO 8601 UTC).
 */
export type Witness = z.output<typeof witnessItem>;

/** Returns the place of a link from its item. */
export const witnessOfItem = (item: Record<string, unknown>): Witness => z.parse(witnessItem, item);

/** Reads the places of links in the public log. */
export function witnessStore({ client, name: TableName }: Table) {
  return {
    /** Returns the place of a link; undefined while no signed checkpoint contains it. Eventually consistent. */
    async witness(journalId: string, sequence: number): Promise<Witness | undefined> {
      const { Item } = await client.send(new GetCommand({ TableName, Key: witnessKey(journalId, sequence) }));
      return Item && witnessOfItem(Item);
    },

    /**
     * Returns the indexes of the links from sequence `from` to `to`, both included, by sequence. Links that no signed
     * checkpoint contains are missing. Eventually consistent.
     */
    async indexes(journalId: string, from: number, to: number): Promise<Map<number, number>> {
      const found = new Map<number, number>();
      const { pk, sk } = witnessKey(journalId, from);
      let start: Record<string, unknown> | undefined;
      do {
        const page = await client.send(
          new QueryCommand({
            TableName,
            KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
            ExpressionAttributeValues: { ':pk': pk, ':from': sk, ':to': witnessKey(journalId, to).sk },
            ExclusiveStartKey: start,
          }),
        );
        for (const item of page.Items ?? []) found.set(Number(item['sk']), witnessOfItem(item).index);
        start = page.LastEvaluatedKey;
      } while (start);
      return found;
    },
  };
}

export type WitnessStore = ReturnType<typeof witnessStore>;
