import { GetCommand } from '@aws-sdk/lib-dynamodb';
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
  };
}

export type WitnessStore = ReturnType<typeof witnessStore>;
