import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { ImportedRow } from '#shared/imports/imported-row.ts';
import { writeAll } from '../table/batch-write.ts';
import { compressed, decompressed } from '../table/compressed.ts';
import { digest } from '../table/digest.ts';
import { importBlockKey, importDigestKey, importKey, type Key } from '../table/keys.ts';
import { queryAll, queryPages } from '../table/query-pages.ts';
import type { Table } from '../table/table.ts';
import { isConditionFailure, transact } from '../table/transactions.ts';
import { type CompleteImport, type EntryImport, importItem, type OpenImport } from './import-item.ts';

const blockItem = z.object({ sk: z.string(), content: z.instanceof(Uint8Array) });
/** The rows were validated before they were stored. */
const blockRows = z.array(z.custom<ImportedRow>());

/** A block of an import's rows, stored as one item. Blocks are numbered from 0 and never change. */
export type ImportBlock = { number: number; rows: readonly ImportedRow[] };

const beginningWith = ({ pk, sk }: Key) => ({
  KeyConditionExpression: 'pk = :pk AND begins_with(sk, :beginning)',
  ExpressionAttributeValues: { ':pk': pk, ':beginning': sk },
  ConsistentRead: true,
});

const isOpen = {
  ConditionExpression: '#status = :open AND expiresAt > :now',
  ExpressionAttributeNames: { '#status': 'status' },
};

const openAt = (now: Date) => ({ ':open': 'open', ':now': Math.floor(now.getTime() / 1000) });

/**
 * Reads and writes notaries' imported entries: imports, and blocks of their rows
 * (docs/adr/0065-imported-entries.md). Reads are strongly consistent.
 */
export function importStore(table: Table) {
  const { client, name: TableName } = table;
  return {
    /** Returns all imports of a notary, including those in progress, latest first. */
    async imports(notaryId: string): Promise<EntryImport[]> {
      const items = await queryAll(table, { ...beginningWith(importKey(notaryId)), ScanIndexForward: false });
      return items.map((item) => z.parse(importItem, item));
    },

    async get(notaryId: string, importId: string): Promise<EntryImport | undefined> {
      const Key = importKey(notaryId, importId);
      const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return Item && z.parse(importItem, Item);
    },

    async open(notaryId: string, one: OpenImport): Promise<void> {
      const Item = { ...importKey(notaryId, one.id), ...one };
      await client.send(new PutCommand({ TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' }));
    },

    /**
     * Adds a block to an open import. `added`, even if the block already has these rows; `taken` if it has
     * others; `closed` if the import is gone or complete.
     */
    async addBlock(
      notaryId: string,
      importId: string,
      { number, rows }: ImportBlock,
      now: Date,
    ): Promise<'added' | 'taken' | 'closed'> {
      const sha = digest(JSON.stringify(rows));
      const Item = { ...importBlockKey(notaryId, importId, number), sha, content: compressed(rows) };
      const outcome = await transact(table, [
        {
          ConditionCheck: {
            ...{ TableName, Key: importKey(notaryId, importId), ...isOpen },
            ExpressionAttributeValues: openAt(now),
          },
        },
        {
          Put: {
            ...{ TableName, Item, ConditionExpression: 'attribute_not_exists(pk) OR sha = :sha' },
            ExpressionAttributeValues: { ':sha': sha },
          },
        },
      ]);
      if (outcome === 'committed') return 'added';
      return outcome.refused.includes(0) ? 'closed' : 'taken';
    },

    /** Yields the blocks of an import in order. */
    async *blocks(notaryId: string, importId: string): AsyncGenerator<ImportBlock> {
      const key = importBlockKey(notaryId, importId);
      for await (const items of queryPages(table, beginningWith(key))) {
        for (const item of items) {
          const { sk, content } = z.parse(blockItem, item);
          yield {
            number: Number(sk.slice(key.sk.length)),
            rows: z.parse(blockRows, decompressed(content)),
          };
        }
      }
    },

    /** Returns the rows of one block. Throws if it is missing. */
    async block(notaryId: string, importId: string, number: number): Promise<readonly ImportedRow[]> {
      const Key = importBlockKey(notaryId, importId, number);
      const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      if (!Item) throw new Error('A block of an import is missing');
      return z.parse(blockRows, decompressed(z.parse(blockItem, Item).content));
    },

    /**
     * Completes an open import. `known` if the notary has another import with the same rows; `closed` if this
     * one is no longer open.
     */
    async complete(
      notaryId: string,
      importId: string,
      { completedAt, digest: rowsDigest, spans }: Pick<CompleteImport, 'completedAt' | 'digest' | 'spans'>,
    ): Promise<'completed' | 'known' | 'closed'> {
      const marker = { ...importDigestKey(notaryId, rowsDigest), importId };
      const outcome = await transact(table, [
        {
          Update: {
            ...{ TableName, Key: importKey(notaryId, importId), ...isOpen },
            UpdateExpression:
              'SET #status = :complete, completedAt = :at, digest = :digest, spans = :spans REMOVE expiresAt',
            ExpressionAttributeValues: {
              ...openAt(new Date(completedAt)),
              ...{ ':complete': 'complete', ':at': completedAt, ':digest': rowsDigest, ':spans': spans },
            },
          },
        },
        { Put: { TableName, Item: marker, ConditionExpression: 'attribute_not_exists(pk)' } },
      ]);
      if (outcome === 'committed') return 'completed';
      return outcome.refused.includes(0) ? 'closed' : 'known';
    },

    /**
     * Turns a complete import into an expired one, which is hidden and will be removed even if this process
     * stops before it calls `remove`. False if it was not complete.
     */
    async reopen(notaryId: string, { id, digest: rowsDigest }: CompleteImport, now: Date): Promise<boolean> {
      const outcome = await transact(table, [
        {
          Update: {
            ...{ TableName, Key: importKey(notaryId, id) },
            UpdateExpression: 'SET #status = :open, expiresAt = :now REMOVE completedAt, digest, spans',
            ConditionExpression: '#status = :complete',
            ExpressionAttributeNames: { '#status': 'status' },
            ExpressionAttributeValues: { ...openAt(now), ':complete': 'complete' },
          },
        },
        { Delete: { TableName, Key: importDigestKey(notaryId, rowsDigest) } },
      ]);
      return outcome === 'committed';
    },

    /** Removes an open import; the queue then removes its rows. False if it is complete or gone. */
    async remove(notaryId: string, importId: string): Promise<boolean> {
      try {
        await client.send(
          new DeleteCommand({
            ...{ TableName, Key: importKey(notaryId, importId), ConditionExpression: '#status = :open' },
            ExpressionAttributeNames: { '#status': 'status' },
            ExpressionAttributeValues: { ':open': 'open' },
          }),
        );
        return true;
      } catch (error) {
        if (isConditionFailure(error)) return false;
        throw error;
      }
    },

    /** Removes all blocks of an import and returns how many there were. Can be repeated. */
    async removeBlocks(notaryId: string, importId: string): Promise<number> {
      const items = await queryAll(table, {
        ...beginningWith(importBlockKey(notaryId, importId)),
        ProjectionExpression: 'pk, sk',
      });
      const deletes = items.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } }));
      await writeAll(table, deletes);
      return items.length;
    },
  };
}

export type ImportStore = ReturnType<typeof importStore>;
