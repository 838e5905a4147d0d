import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { decodeTime } from 'ulid';
import { limits } from '#shared/data/limits.ts';
import { openSlotsKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { isConditionFailure } from '../table/transactions.ts';

/** Limits on open items per account: how many, and after how many seconds one stops counting. */
const kinds = {
  'drafts-to-submit': { limit: limits.openDraftsToSubmit, seconds: 24 * 60 * 60 },
  uploads: { limit: limits.openUploads, seconds: 2 * 60 * 60 },
} as const;

export type OpenKind = keyof typeof kinds;

/**
 * An account's slots for open items of one kind. An item is named by its ULID, whose time determines when its
 * slot expires, so a slot that is never freed is only lost for a while.
 */
export function openSlots({ client, name: TableName }: Table, kind: OpenKind) {
  const { limit, seconds } = kinds[kind];
  const endOf = (id: string) => decodeTime(id) + seconds * 1000;

  async function added(notaryId: string, id: string, now: Date): Promise<boolean> {
    try {
      await client.send(
        new UpdateCommand({
          TableName,
          Key: openSlotsKey(notaryId, kind),
          UpdateExpression: 'SET expiresAt = :expires ADD ids :id',
          // A repeated request keeps its slot.
          ConditionExpression: 'attribute_not_exists(ids) OR size(ids) < :limit OR contains(ids, :one)',
          ExpressionAttributeValues: {
            ':id': new Set([id]),
            ':one': id,
            ':limit': limit,
            ':expires': Math.floor(now.getTime() / 1000) + seconds,
          },
        }),
      );
      return true;
    } catch (error) {
      if (isConditionFailure(error)) return false;
      throw error;
    }
  }

  async function free(notaryId: string, ...ids: string[]): Promise<void> {
    await client.send(
      new UpdateCommand({
        TableName,
        Key: openSlotsKey(notaryId, kind),
        UpdateExpression: 'DELETE ids :ids',
        ExpressionAttributeValues: { ':ids': new Set(ids) },
      }),
    );
  }

  return {
    /**
     * Takes a slot before the item exists, so parallel calls can't exceed the limit together. Returns
     * undefined, or the seconds until a slot is free if all are taken.
     */
    async take(notaryId: string, id: string, now: Date): Promise<number | undefined> {
      if (await added(notaryId, id, now)) return undefined;
      const Key = openSlotsKey(notaryId, kind);
      const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      const taken = [...((Item?.['ids'] as Set<string> | undefined) ?? [])];
      const over = taken.filter((one) => endOf(one) <= now.getTime());
      if (over.length > 0) await free(notaryId, ...over);
      const open = taken.filter((one) => !over.includes(one));
      // A parallel call may have freed a slot since the first try, so check the count again.
      if (open.length < limit && (await added(notaryId, id, now))) return undefined;
      if (open.length < limit) return 1;
      return Math.max(1, Math.ceil((Math.min(...open.map(endOf)) - now.getTime()) / 1000));
    },

    /** Frees the items' slots. Ignores items without one. */
    free,
  };
}
