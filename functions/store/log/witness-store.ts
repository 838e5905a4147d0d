import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { witnessKey } from '../table/keys.ts';
import { between, queryAll } from '../table/query-pages.ts';
import type { Table } from '../table/table.ts';

const witnessItem = z.object({
  index: z.int(),
  treeSize: z.int(),
  at: z.string(),
});

/**
 * A link's position in the public log: the index of its leaf, the size of the first signed checkpoint that
 * contains it, and when the position was fixed (ISO 8601 UTC).
 */
export type Witness = z.output<typeof witnessItem>;

/** Returns a link's position from its item. */
export const witnessOfItem = (item: Record<string, unknown>): Witness => z.parse(witnessItem, item);

const witnessedItem = z.object({ size: z.int(), policy: z.string() });

/** Leaves of the last checkpoint that enough independent witnesses cosigned, and what identifies the policy. */
export type WitnessedLog = z.output<typeof witnessedItem>;

/** Returns the witnessed state of the log from its item. */
export const witnessedOfItem = (item: Record<string, unknown>): WitnessedLog => z.parse(witnessedItem, item);

/** Reads the positions of links in the public log. */
export function witnessStore(table: Table) {
  const { client, name: TableName } = table;
  return {
    /** Returns a link's position; undefined while no signed checkpoint contains it. Eventually consistent. */
    async witness(journalId: string, sequence: number): Promise<Witness | undefined> {
      const { Item } = await client.send(new GetCommand({ TableName, Key: witnessKey(journalId, sequence) }));
      return Item && witnessOfItem(Item);
    },

    /**
     * Returns the log indexes of the links from sequence `from` to `to`, both included, by sequence. Leaves
     * out links that no signed checkpoint contains. Eventually consistent.
     */
    async indexes(journalId: string, from: number, to: number): Promise<Map<number, number>> {
      const items = await queryAll(table, between(witnessKey(journalId, from), witnessKey(journalId, to)));
      return new Map(items.map((item) => [Number(item['sk']), witnessOfItem(item).index]));
    },
  };
}

export type WitnessStore = ReturnType<typeof witnessStore>;
