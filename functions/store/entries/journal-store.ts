import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { draftCountKey, ledgerKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { type Ledger, ledgerItem } from './ledger.ts';

const draftCountItem = z.object({ draftCount: z.int() });

/** Reads journals' ledgers and draft counts. */
export function journalStore(table: Table) {
  const { client, name: TableName } = table;

  async function read(key: { pk: string; sk: string }) {
    const { Item } = await client.send(new GetCommand({ TableName, Key: key, ConsistentRead: true }));
    return Item;
  }

  return {
    /** Returns a journal's ledger, strongly consistent. Every journal has one from registration on. */
    async ledger(journalId: string): Promise<Ledger> {
      return ledgerItem.parse(await read(ledgerKey(journalId)));
    },

    /** Returns how many of a notary's drafts count toward the plan's limit, strongly consistent. */
    async draftCount(notaryId: string): Promise<number> {
      const item = await read(draftCountKey(notaryId));
      return item ? draftCountItem.parse(item).draftCount : 0;
    },
  };
}

export type JournalStore = ReturnType<typeof journalStore>;
