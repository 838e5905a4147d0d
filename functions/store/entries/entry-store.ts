import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { isValid } from 'ulid';
import { entryTransitions } from '#shared/rules/entry-state.ts';
import { belowLimit } from '../table/conditions.ts';
import { entryKey, ledgerKey, requestKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { isConditionFailure, type TransactItem, transact } from '../table/transactions.ts';
import { type EntryItem, entryItem, isExpired } from './entry-item.ts';
import { type EntryRowItem, entryRowItem } from './entry-row-item.ts';
import { entryRows } from './entry-rows.ts';

/** The first response to a request with an Idempotency-Key, kept for 24 hours. */
export type KeptAnswer = { bodyDigest: string; entry: EntryRowItem; expiresAt: number };

/** Reads and writes drafts and entries. The notary is part of every key, so another notary's entry is not found. */
export function entryStore(table: Table) {
  const { client, name: TableName } = table;

  const draftIsUnchanged = (entry: EntryItem) => ({
    ConditionExpression: '#status = :from AND version = :version',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':from': entryTransitions.save.from[0], ':version': entry.version },
  });

  return {
    ...entryRows(table),

    /** Returns an entry, strongly consistent. Undefined if the notary has none with this ID. */
    async get(notaryId: string, entryId: string, now: Date): Promise<EntryItem | undefined> {
      // Malformed IDs are rejected before any key is built: they could be too long for one.
      if (!isValid(entryId)) return undefined;
      const { Item } = await client.send(
        new GetCommand({ TableName, Key: entryKey(notaryId, entryId), ConsistentRead: true }),
      );
      if (!Item) return undefined;
      const entry = entryItem.parse(Item);
      return isExpired(entry, now) ? undefined : entry;
    },

    /** Returns the response to an earlier request with this key. Undefined if there was none. */
    async keptAnswer(notaryId: string, key: string, now: Date): Promise<KeptAnswer | undefined> {
      const { Item } = await client.send(
        new GetCommand({ TableName, Key: requestKey(notaryId, key), ConsistentRead: true }),
      );
      if (!Item || Number(Item['expiresAt']) * 1000 <= now.getTime()) return undefined;
      return {
        bodyDigest: String(Item['bodyDigest']),
        entry: entryRowItem.parse(Item['entry']),
        expiresAt: Number(Item['expiresAt']),
      };
    },

    /**
     * Stores a new draft, counts it against `draftsLimit` (unless it exists only to be submitted), and keeps the
     * response for a repeated request, in one transaction.
     */
    async create(
      notaryId: string,
      entry: EntryItem,
      options: { draftsLimit: number; idempotency?: { key: string; answer: KeptAnswer; now: Date } },
    ): Promise<'created' | 'limit-reached' | 'key-used'> {
      const items: TransactItem[] = [
        {
          Put: {
            TableName,
            Item: { ...entryKey(notaryId, entry.id), ...entry },
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
      ];
      const countAt = entry.listKey ? items.length : undefined;
      if (entry.listKey) {
        items.push({
          Update: {
            TableName,
            Key: ledgerKey(notaryId),
            UpdateExpression: 'ADD draftCount :one',
            ...belowLimit(options.draftsLimit, 'draftCount', { ':one': 1 }),
          },
        });
      }
      const keyAt = options.idempotency ? items.length : undefined;
      if (options.idempotency) {
        const { key, answer, now } = options.idempotency;
        items.push({
          Put: {
            TableName,
            Item: { ...requestKey(notaryId, key), ...answer },
            ConditionExpression: 'attribute_not_exists(pk) OR expiresAt <= :now',
            ExpressionAttributeValues: { ':now': Math.floor(now.getTime() / 1000) },
          },
        });
      }
      const result = await transact(table, items);
      if (result === 'committed') return 'created';
      if (keyAt !== undefined && result.refused.includes(keyAt)) return 'key-used';
      if (countAt !== undefined && result.refused.includes(countAt)) return 'limit-reached';
      throw new Error('A new entry has the ID of an existing one');
    },

    /** Replaces a draft. False if it changed since it was read. */
    async update(notaryId: string, before: EntryItem, after: EntryItem): Promise<boolean> {
      try {
        await client.send(
          new PutCommand({
            TableName,
            Item: { ...entryKey(notaryId, after.id), ...after },
            ...draftIsUnchanged(before),
          }),
        );
        return true;
      } catch (error) {
        if (isConditionFailure(error)) return false;
        throw error;
      }
    },

    /** Removes a draft. False if it changed since it was read. */
    async remove(notaryId: string, entry: EntryItem): Promise<boolean> {
      const items: TransactItem[] = [
        { Delete: { TableName, Key: entryKey(notaryId, entry.id), ...draftIsUnchanged(entry) } },
      ];
      if (entry.listKey) {
        items.push({
          Update: {
            TableName,
            Key: ledgerKey(notaryId),
            UpdateExpression: 'ADD draftCount :minus',
            ExpressionAttributeValues: { ':minus': -1 },
          },
        });
      }
      return (await transact(table, items)) === 'committed';
    },
  };
}

export type EntryStore = ReturnType<typeof entryStore>;
