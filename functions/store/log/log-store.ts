import { GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { fromBase64, toBase64 } from '#shared/evidence/bytes.ts';
import { rangeHash, type Tree } from '#shared/evidence/log/merkle.ts';
import { writeAll } from '../table/batch-write.ts';
import { compressed, decompressed } from '../table/compressed.ts';
import {
  logBatchKey,
  logStateKey,
  pendingLeafKey,
  pendingLeafPartitions,
  witnessKey,
} from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { isConditionFailure, transact, writeAmidTransactions } from '../table/transactions.ts';
import { type PendingLeaf, strayLeaves } from './stray-leaves.ts';

/** Leaves in the order in which they are added to the log, fixed at a time (ISO 8601). */
export type LogBatch = { at: string; leaves: PendingLeaf[] };

/** A lease for growing the log, and the log at that time. A later lease has a higher number. */
export type LogLease = { fence: number; tree: Tree };

const stateItem = z.object({
  fence: z.int(),
  treeSize: z._default(z.int(), 0),
  /** Base64; missing for the empty log. */
  root: z.optional(z.string()),
});

const leafFacts = { sequence: z.int(), position: z.string(), hash: z.string() };

/** A leaf, or the leaves of entries submitted together. */
const leafItem = z.union([
  z.object({ sk: z.string(), journalId: z.string(), leaves: z.array(z.object(leafFacts)) }),
  z.object({ sk: z.string(), journalId: z.string(), ...leafFacts }),
]);

const batchContent = z.object({
  at: z.string(),
  /** In the order of `PendingLeaf`: at, journal, sequence, position, hash. */
  leaves: z.array(z.tuple([z.string(), z.string(), z.int(), z.string(), z.string()])),
});

/**
 * Leaves per partition in a batch. All partitions together fill a batch of 4,000, which stays below an item's
 * 400 KB. A busy partition doesn't block the others.
 */
const leavesPerPartition = 500;

/** Clocks of processes may differ by less than this. */
const longestLeaseMs = 15 * 60_000;

/** Stores the order of leaves in the log, and their positions. */
export function logStore(table: Table) {
  const { client, name: TableName } = table;

  /** Updates the state conditionally. Undefined if the condition fails. */
  async function updateState(
    update: Pick<
      ConstructorParameters<typeof UpdateCommand>[0],
      'UpdateExpression' | 'ConditionExpression' | 'ExpressionAttributeValues'
    >,
  ): Promise<z.output<typeof stateItem> | undefined> {
    const command = new UpdateCommand({ TableName, Key: logStateKey(), ReturnValues: 'ALL_NEW', ...update });
    try {
      const { Attributes } = await writeAmidTransactions(() => client.send(command));
      return stateItem.parse(Attributes);
    } catch (error) {
      if (isConditionFailure(error)) return undefined;
      throw error;
    }
  }

  /** Returns the first pending leaves of a partition, oldest first, strongly consistent. */
  async function pendingOf(partition: string): Promise<PendingLeaf[]> {
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName,
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': partition },
        Limit: leavesPerPartition,
      }),
    );
    const pending: PendingLeaf[] = [];
    for (const item of Items) {
      const { sk, journalId, ...leaf } = leafItem.parse(item);
      const added = 'leaves' in leaf ? leaf.leaves : [leaf];
      // Leaves of one item go into the same batch, because they are removed together.
      if (pending.length + added.length > leavesPerPartition) break;
      const at = sk.slice(0, sk.indexOf('#'));
      pending.push(...added.map((one) => ({ ...one, journalId, at })));
    }
    return pending;
  }

  return {
    /**
     * Takes the lease until `until`, unless another process has it at `now`. The log in it is strongly
     * consistent: none of its leaves is still pending.
     */
    async takeLease(now: Date, until: Date): Promise<LogLease | undefined> {
      const state = await updateState({
        UpdateExpression: 'SET leaseUntil = :until ADD fence :one',
        // No process takes a lease for so long: the item was damaged, or the clock was set back.
        ConditionExpression:
          'attribute_not_exists(leaseUntil) OR leaseUntil <= :now OR leaseUntil > :longest',
        ExpressionAttributeValues: {
          ':until': until.toISOString(),
          ':now': now.toISOString(),
          ':longest': new Date(until.getTime() + longestLeaseMs).toISOString(),
          ':one': 1,
        },
      });
      if (!state) return undefined;
      const { fence, treeSize, root } = state;
      return { fence, tree: { size: treeSize, root: root ? fromBase64(root) : rangeHash([]) } };
    },

    /** Extends a lease, or ends it if `until` is now. False if another process took it. */
    async extendLease({ fence }: LogLease, until: Date): Promise<boolean> {
      const state = await updateState({
        UpdateExpression: 'SET leaseUntil = :until',
        ConditionExpression: 'fence = :fence',
        ExpressionAttributeValues: { ':until': until.toISOString(), ':fence': fence },
      });
      return state !== undefined;
    },

    /** Returns the oldest pending leaves of all journals, oldest first, at most 4,000. */
    async pending(): Promise<PendingLeaf[]> {
      const leaves = (await Promise.all(pendingLeafPartitions.map(pendingOf))).flat();
      return leaves.sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
    },

    /** Returns the log's next batch, if its order is already fixed. Strongly consistent. */
    async batch(treeSize: number): Promise<LogBatch | undefined> {
      const { Item } = await client.send(
        new GetCommand({ TableName, Key: logBatchKey(treeSize), ConsistentRead: true }),
      );
      if (!Item) return undefined;
      const { at: fixedAt, leaves } = batchContent.parse(decompressed(Item['content']));
      return {
        at: fixedAt,
        leaves: leaves.map(([at, journalId, sequence, position, hash]) => ({
          at,
          journalId,
          sequence,
          position,
          hash,
        })),
      };
    },

    /**
     * Fixes the log's next batch. From here on, every process adds these leaves in this order. False if the
     * lease was lost, or the log grew in the meantime.
     */
    async fixBatch({ fence, tree }: LogLease, { at: fixedAt, leaves }: LogBatch): Promise<boolean> {
      const content: z.input<typeof batchContent> = {
        at: fixedAt,
        leaves: leaves.map(({ at, journalId, sequence, position, hash }) => [
          ...([at, journalId, sequence, position, hash] as const),
        ]),
      };
      const result = await transact(table, [
        {
          ConditionCheck: {
            TableName,
            Key: logStateKey(),
            ConditionExpression: 'fence = :fence AND (treeSize = :size OR attribute_not_exists(treeSize))',
            ExpressionAttributeValues: { ':fence': fence, ':size': tree.size },
          },
        },
        {
          Put: {
            TableName,
            Item: { ...logBatchKey(tree.size), content: compressed(content) },
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
      ]);
      return result === 'committed';
    },

    /** Returns the leaves of a batch that aren't those of links in their journals. Strongly consistent. */
    strayLeaves: ({ leaves }: LogBatch): Promise<PendingLeaf[]> => strayLeaves(table, leaves),

    /**
     * Stores the position of each leaf of a batch. The first checkpoint that contains them has `treeSize`
     * leaves.
     */
    async witness({ at, leaves }: LogBatch, treeSize: number): Promise<void> {
      const first = treeSize - leaves.length;
      await writeAll(
        table,
        leaves.map(({ journalId, sequence }, offset) => ({
          PutRequest: { Item: { ...witnessKey(journalId, sequence), index: first + offset, treeSize, at } },
        })),
      );
    },

    /**
     * Removes the leaves of a batch from the pending ones. Leaves added together are in the first one's item.
     */
    async removePending({ leaves }: LogBatch): Promise<void> {
      await writeAll(
        table,
        leaves.map(({ journalId, sequence, at }) => ({
          DeleteRequest: { Key: pendingLeafKey(journalId, sequence, at) },
        })),
      );
    },

    /**
     * Records that the log grew from `before` to `after`, and drops the batch. False if another process
     * already did.
     */
    async advance(before: Tree, after: Tree): Promise<boolean> {
      const result = await transact(table, [
        {
          Update: {
            TableName,
            Key: logStateKey(),
            UpdateExpression: 'SET treeSize = :after, root = :root',
            ConditionExpression: 'treeSize = :before OR (attribute_not_exists(treeSize) AND :before = :zero)',
            ExpressionAttributeValues: {
              ':before': before.size,
              ':after': after.size,
              ':root': toBase64(after.root),
              ':zero': 0,
            },
          },
        },
        { Delete: { TableName, Key: logBatchKey(before.size) } },
      ]);
      return result === 'committed';
    },
  };
}

export type LogStore = ReturnType<typeof logStore>;
