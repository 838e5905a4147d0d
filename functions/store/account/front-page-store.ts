import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { LineChange } from '#shared/rules/duties/front-page-lines.ts';
import { frontPageChangeKey, frontPageChangePrefix, frontPageKey } from '../table/keys.ts';
import { queryAll } from '../table/query-pages.ts';
import type { Table } from '../table/table.ts';
import { isConditionFailure, type TransactItem } from '../table/transactions.ts';

const text = z.nullable(z.string());

const frontPageItem = z.object({
  /** Incremented by every change. */
  version: z.int(),
  abbreviations: text,
  /** A PNG or JPEG as a data URL. */
  signature: text,
  /**
   * The signature as embedded in PDFs. Missing without a signature, or if it is so large that each PDF draws
   * it.
   */
  printable: z.optional(z.instanceof(Uint8Array)),
  successor: z.nullable(z.object({ name: z.string(), relation: text, phone: text, email: text })),
});

/**
 * The notary's own lines on the front page. Everything else comes from the account, the journal, and the law.
 */
export type StoredFrontPage = z.output<typeof frontPageItem>;

const emptyFrontPage: StoredFrontPage = {
  version: 0,
  abbreviations: null,
  signature: null,
  successor: null,
};

const commission = z.object({ commissionNumber: z.string(), state: z.string(), expirationDate: z.string() });

const datedChangesItem = z.object({
  at: z.iso.datetime(),
  changes: z.array(
    z.discriminatedUnion('line', [
      z.object({ line: z.enum(['name', 'office_address']), was: text, now: text }),
      z.object({
        line: z.literal('commission'),
        was: z.nullable(commission),
        now: z.nullable(commission),
      }),
    ]),
  ),
});

/** Front page lines replaced by one profile change, and when (ISO 8601 UTC). */
export type DatedChanges = { at: string; changes: LineChange[] };

/**
 * Returns the write that adds changed lines to the front page, for the transaction that writes the profile's
 * new version.
 */
export function itemOfLineChanges(
  { name: TableName }: Table,
  { notaryId, version }: { notaryId: string; version: number },
  dated: DatedChanges,
): TransactItem {
  return {
    Put: {
      TableName,
      Item: { ...frontPageChangeKey(notaryId, version), ...dated },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}

/**
 * Reads and writes the front page's own data. Previous lines are separate items, written by profile-store and
 * never changed.
 */
export function frontPageStore(table: Table) {
  const { client, name: TableName } = table;
  return {
    /** Returns the stored part, strongly consistent; by default, an empty one of version 0. */
    async get(notaryId: string): Promise<StoredFrontPage> {
      const Key = frontPageKey(notaryId);
      const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return Item ? z.parse(frontPageItem, Item) : emptyFrontPage;
    },

    /** Replaces the previous version. False, without changes, if another device was faster. */
    async replace(notaryId: string, next: StoredFrontPage): Promise<boolean> {
      const put = new PutCommand({
        TableName,
        Item: { ...frontPageKey(notaryId), ...next },
        ConditionExpression: next.version === 1 ? 'attribute_not_exists(pk)' : 'version = :before',
        ...(next.version > 1 && { ExpressionAttributeValues: { ':before': next.version - 1 } }),
      });
      try {
        await client.send(put);
        return true;
      } catch (error) {
        if (isConditionFailure(error)) return false;
        throw error;
      }
    },

    /** Returns all changes, oldest first, strongly consistent. */
    async changes(notaryId: string): Promise<DatedChanges[]> {
      const items = await queryAll(table, {
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :changes)',
        ExpressionAttributeValues: { ':pk': frontPageKey(notaryId).pk, ':changes': frontPageChangePrefix },
        ConsistentRead: true,
      });
      return items.map((item) => z.parse(datedChangesItem, item));
    },
  };
}

export type FrontPageStore = ReturnType<typeof frontPageStore>;
