import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { isValid } from 'ulid';
import * as z from 'zod/mini';
import { matterReminders } from '#shared/rules/duties/matter-reminders.ts';
import { utcDay } from '#shared/rules/expiry-reminders.ts';
import type { Matter } from '#shared/schemas/matter.ts';
import { noticeItem } from '../account/reminder-item.ts';
import { matterKey } from '../table/keys.ts';
import { between, queryAll, queryPages } from '../table/query-pages.ts';
import type { Table } from '../table/table.ts';
import { type TransactItem, transact } from '../table/transactions.ts';

/** A matter without its steps. */
export type MatterRow = Omit<Matter, 'steps'>;

/** Validated when it was stored. */
const matterItem = z.looseObject({ id: z.string(), kind: z.string(), version: z.int() });

function matterOf(item: Record<string, unknown>): Matter {
  const { pk: _pk, sk: _sk, ...matter } = z.parse(matterItem, item);
  return matter as unknown as Matter;
}

/** Reads and writes notaries' matters. The notary is part of every key. */
export function matterStore(table: Table) {
  const { client, name: TableName } = table;
  /**
   * Returns the writes that schedule emails about a matter's deadline. Emails about an earlier deadline are
   * not sent.
   */
  const planned = (notaryId: string, matter: Matter, now: Date): TransactItem[] =>
    matterReminders(matter, utcDay(now)).map((reminder) => ({
      Put: { TableName, Item: noticeItem(notaryId, reminder) },
    }));

  return {
    /** Returns a matter, strongly consistent. Undefined if the notary has none with this ID. */
    async get(notaryId: string, matterId: string): Promise<Matter | undefined> {
      // Malformed IDs are rejected before any key is built; they could exceed its length.
      if (!isValid(matterId)) return undefined;
      const { Item } = await client.send(
        new GetCommand({ TableName, Key: matterKey(notaryId, matterId), ConsistentRead: true }),
      );
      return Item && matterOf(Item);
    },

    /**
     * Stores a new matter with the reminders of its deadline. False if an earlier attempt of the same request
     * stored it.
     */
    async open(notaryId: string, matter: Matter, now: Date): Promise<boolean> {
      const put: TransactItem = {
        Put: {
          TableName,
          Item: { ...matterKey(notaryId, matter.id), ...matter },
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      };
      return (await transact(table, [put, ...planned(notaryId, matter, now)])) === 'committed';
    },

    /**
     * Replaces a matter with its next version, with the reminders of a deadline that is new at `remindFrom`.
     * False, storing nothing, if it changed since it was read.
     */
    async replace(notaryId: string, next: Matter, remindFrom?: Date): Promise<boolean> {
      const put: TransactItem = {
        Put: {
          TableName,
          Item: { ...matterKey(notaryId, next.id), ...next },
          ConditionExpression: 'version = :before',
          ExpressionAttributeValues: { ':before': next.version - 1 },
        },
      };
      const items = [put, ...(remindFrom ? planned(notaryId, next, remindFrom) : [])];
      return (await transact(table, items)) === 'committed';
    },

    /** Returns all matters of a notary with their steps, oldest first. */
    async all(notaryId: string): Promise<Matter[]> {
      const items = await queryAll(table, {
        ...between(matterKey(notaryId, ''), matterKey(notaryId, '~')),
        ConsistentRead: true,
      });
      return items.map(matterOf);
    },

    /** Returns matters before an ID, or the latest, newest first: all, or only open or closed ones. */
    async page(
      notaryId: string,
      { before, open, limit }: { before?: string | undefined; open?: boolean | undefined; limit: number },
    ): Promise<MatterRow[]> {
      const { pk, sk: from } = matterKey(notaryId, '');
      // Every ID sorts before the tilde.
      const { sk: to } = matterKey(notaryId, before ?? '~');
      const isClosed = 'attribute_type(closedAt, :text)';
      const found: MatterRow[] = [];
      const pages = queryPages(table, {
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ProjectionExpression: 'id, kind, #state, openedAt, dueOn, closedAt, facts, version',
        ExpressionAttributeNames: { '#state': 'state' },
        ...(open !== undefined && { FilterExpression: open ? `NOT ${isClosed}` : isClosed }),
        ExpressionAttributeValues: {
          ...{ ':pk': pk, ':from': from, ':to': to },
          ...(open !== undefined && { ':text': 'S' }),
        },
        ScanIndexForward: false,
        ConsistentRead: true,
      });
      for await (const items of pages) {
        found.push(...items.map(matterOf).filter(({ id }) => id !== before));
        if (found.length >= limit) break;
      }
      return found.slice(0, limit);
    },
  };
}

export type MatterStore = ReturnType<typeof matterStore>;
