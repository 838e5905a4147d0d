import { GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { isValid } from 'ulid';
import { entryTransitions } from '#shared/rules/entry-state.ts';
import { belowLimit } from './conditions.ts';
import { type EntryItem, type EntryRowItem, entryItem, entryRowItem, isExpired } from './entry-item.ts';
import { entryKey, ledgerKey, listIndex, requestKey, submittedListKey } from './keys.ts';
import type { Table } from './table.ts';
import { isConditionFailure, type TransactItem, transact } from './transactions.ts';

/** The first answer to a request with an Idempotency-Key, kept for 24 hours. */
export type KeptAnswer = { bodyDigest: string; entry: EntryRowItem; expiresAt: number };

/** Drafts and entries of a notary. The notary is part of every key: another's entry is simply not found. */
export function entryStore(table: Table) {
  const { client, name: TableName } = table;

  /** Rows of the list index between two keys, newest first. */
  async function rows(
    notaryId: string,
    { from, to, limit, strong }: { from: string; to: string; limit: number; strong: boolean },
  ): Promise<EntryRowItem[]> {
    const found: EntryRowItem[] = [];
    if (limit < 1) return found;
    let start: Record<string, unknown> | undefined;
    do {
      const page = await client.send(
        new QueryCommand({
          TableName,
          IndexName: listIndex,
          ConsistentRead: strong,
          ScanIndexForward: false,
          KeyConditionExpression: 'pk = :pk AND listKey BETWEEN :from AND :to',
          ExpressionAttributeValues: { ':pk': entryKey(notaryId, '').pk, ':from': from, ':to': to },
          Limit: limit - found.length,
          ExclusiveStartKey: start,
        }),
      );
      found.push(...(page.Items ?? []).map((item) => entryRowItem.parse(item)));
      start = page.LastEvaluatedKey;
    } while (start && found.length < limit);
    return found;
  }

  const draftIsUnchanged = (entry: EntryItem) => ({
    ConditionExpression: '#status = :from AND version = :version',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':from': entryTransitions.save.from[0], ':version': entry.version },
  });

  return {
    /** An entry with strong consistency; undefined when the notary has none of this id. */
    async get(notaryId: string, entryId: string, now: Date): Promise<EntryItem | undefined> {
      // What is no id of ours names nothing, and might be too long for a key.
      if (!isValid(entryId)) return undefined;
      const { Item } = await client.send(
        new GetCommand({ TableName, Key: entryKey(notaryId, entryId), ConsistentRead: true }),
      );
      if (!Item) return undefined;
      const entry = entryItem.parse(Item);
      return isExpired(entry, now) ? undefined : entry;
    },

    /**
     * The rows of submitted entries numbered `from` to `to`, both included, highest first. They never
     * change and have no gaps, so half-price reads do, unless one that must be there is not yet.
     */
    async submittedRows(notaryId: string, from: number, to: number): Promise<EntryRowItem[]> {
      const range = { from: submittedListKey(from), to: submittedListKey(to), limit: to - from + 1 };
      const found = await rows(notaryId, { ...range, strong: false });
      return found.length < range.limit ? rows(notaryId, { ...range, strong: true }) : found;
    },

    /** The `limit` drafts saved last. */
    draftRows(notaryId: string, limit: number): Promise<EntryRowItem[]> {
      return rows(notaryId, { from: 'D#', to: 'D$', limit, strong: true });
    },

    /** What an earlier request with this key was answered; undefined when there was none. */
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
     * Stores a new draft, counts it (unless it is made only to be submitted) against `draftsLimit`
     * and keeps the answer for a repeated request: all of it or nothing.
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
      throw new Error('A new entry met one with its own id');
    },

    /** Replaces a draft that is still as it was read; false when it changed meanwhile. */
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

    /** Removes a draft that is still as it was read; false when it changed meanwhile. */
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
