import { batchGet } from '../table/batch-get.ts';
import { ContentionError } from '../table/contention-error.ts';
import { addendumKey, addendumListKey, listIndex, sealedEntryKey } from '../table/keys.ts';
import { between, queryAll } from '../table/query-pages.ts';
import type { Table } from '../table/table.ts';
import { transact } from '../table/transactions.ts';
import { type AddendumItem, addendumItem, addendumPosition } from './addendum-item.ts';
import type { ChainLink } from './chain-link.ts';
import { type Ledger, ledgerAdvance } from './ledger.ts';
import { itemsOfLinks } from './link-items.ts';

/** The addenda of an entry, in order; undefined for an unreadable one. */
export type StoredAddenda = readonly (AddendumItem | undefined)[];

/** Entry numbers, both included. */
type Numbers = { from: number; to: number };

/** Addendum numbers have three digits in keys, so they sort. */
const highest = 999;

const entryNumberIn = (key: unknown) => Number(String(key).split('#')[1]);

const grouped = <T>(found: readonly { number: number; one: T }[]) => {
  const groups = Map.groupBy(found, ({ number }) => number);
  return new Map([...groups].map(([number, some]) => [number, some.map(({ one }) => one)]));
};

/** Reads and adds the addenda of entries. They never change. */
export function addendumStore(table: Table) {
  const { name: TableName } = table;

  async function read(journalId: string, { from, to }: Numbers, ConsistentRead: boolean) {
    const range = between(addendumKey(journalId, from, 1), addendumKey(journalId, to, highest));
    const items = await queryAll(table, { ...range, ConsistentRead });
    return items.map((item) => ({
      number: entryNumberIn(item['sk']),
      one: addendumItem.safeParse(item).data,
    }));
  }

  return {
    /** Returns the addenda of an entry, strongly consistent. */
    async of(journalId: string, entryNumber: number): Promise<StoredAddenda> {
      const found = await read(journalId, { from: entryNumber, to: entryNumber }, true);
      return found.map(({ one }) => one);
    },

    /**
     * Returns the addenda of entries by entry number. Leaves out entries without any. Eventually consistent.
     */
    async between(journalId: string, numbers: Numbers): Promise<Map<number, StoredAddenda>> {
      return grouped(await read(journalId, numbers, false));
    },

    /** Returns addenda, at most a hundred, by position (`12.a1`). Leaves out missing and unreadable ones. */
    async at(journalId: string, positions: readonly string[]): Promise<Map<string, AddendumItem>> {
      const keys = positions.map((position) => {
        const [entryNumber = 0, number = 0] = position.split('.a').map(Number);
        return addendumKey(journalId, entryNumber, number);
      });
      const items = (await batchGet(table, keys, true)).flatMap(
        (item) => addendumItem.safeParse(item).data ?? [],
      );
      return new Map(items.map((item) => [addendumPosition(item), item]));
    },

    /** Returns the number of addenda by entry number, from the list index. Eventually consistent. */
    async counts(journalId: string, { from, to }: Numbers): Promise<Map<number, number>> {
      const items = await queryAll(table, {
        IndexName: listIndex,
        KeyConditionExpression: 'pk = :pk AND listKey BETWEEN :from AND :to',
        ProjectionExpression: 'listKey',
        ExpressionAttributeValues: {
          ':pk': addendumKey(journalId, from, 1).pk,
          ':from': addendumListKey(from, 1),
          ':to': addendumListKey(to, highest),
        },
      });
      const found = items.map((one) => ({ number: entryNumberIn(one['listKey']), one }));
      return new Map([...grouped(found)].map(([number, some]) => [number, some.length]));
    },

    /**
     * Adds an addendum and its link to a journal that ends with `ledger`, in one transaction, and queues the
     * link for the public log. False if the journal was extended, or the entry destroyed, in the meantime.
     */
    async add(
      journalId: string,
      addendum: AddendumItem,
      { link, ledger }: { link: ChainLink; ledger: Ledger },
    ): Promise<boolean> {
      const { entryId, entryNumber, number } = addendum;
      const items = [
        {
          ...addendumKey(journalId, entryNumber, number),
          listKey: addendumListKey(entryNumber, number),
          ...addendum,
        },
        ...itemsOfLinks(journalId, [link]),
      ];
      try {
        const result = await transact(
          table,
          [
            ledgerAdvance(TableName, journalId, ledger, { lastNumber: ledger.lastNumber, link }),
            {
              ConditionCheck: {
                TableName,
                Key: sealedEntryKey(journalId, entryId),
                ConditionExpression: '#status = :sealed',
                ExpressionAttributeNames: { '#status': 'status' },
                ExpressionAttributeValues: { ':sealed': 'submitted' },
              },
            },
            ...items.map((Item) => ({
              Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' },
            })),
          ],
          1,
        );
        return result === 'committed';
      } catch (error) {
        // A conflicting transaction means our ledger is stale.
        if (error instanceof ContentionError) return false;
        throw error;
      }
    },
  };
}

export type AddendumStore = ReturnType<typeof addendumStore>;
