import { BatchGetCommand, type BatchGetCommandOutput, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { compressed, decompressed } from '../table/compressed.ts';
import { ContentionError } from '../table/contention-error.ts';
import { entryBlockKey, namePartKey, searchIndexKey } from '../table/keys.ts';
import { queryAll } from '../table/query-pages.ts';
import type { Table } from '../table/table.ts';
import { backOff, isConditionFailure } from '../table/transactions.ts';
import type { AnyBlockKind, BlockKind } from './entry-blocks.ts';
import { type NamePart, type NamesOfEntry, namesOfEntry } from './name-words.ts';

const binary = z.instanceof(Uint8Array);
const positionItem = z.object({ upTo: z.int(), partsTo: z.int(), content: binary });
const positionContent = z.object({ names: z.array(namesOfEntry), crowded: z.array(z.int()) });
const blockItem = z.object({ sk: z.string(), content: binary });
const namePartItem = z.object({ sk: z.string(), upTo: z.int(), content: binary });

/** The position of a journal's search index. */
export type IndexPosition = {
  /** Last entry number covered by the index. */
  upTo: number;
  /** Last entry number whose names are in the index's parts. */
  partsTo: number;
  /** The names of the entries between the two numbers. */
  names: readonly NamesOfEntry[];
  /** The entries up to `upTo` whose names the index omits, in order (`isCrowded`). */
  crowded: readonly number[];
};

/** The names of one part and block, for entries up to `upTo`. */
export type NameItem = NamePart & { block: number; upTo: number };

/** DynamoDB reads at most this many items per request. */
const blocksAtOnce = 100;
const tries = 10;
/** Sorts after every digit. */
const afterDigits = '~';

/**
 * Reads and writes the search index of journals: names of signers, and blocks of entries
 * (docs/adr/0019-search.md).
 */
export function searchIndexStore(table: Table) {
  const { client, name: TableName } = table;

  /** Writes an item unless the stored one covers more entries. With `replaces`, only over a stored one. */
  async function putFurther(
    Item: Record<string, unknown> & { upTo: number },
    replaces = false,
  ): Promise<void> {
    try {
      await client.send(
        new PutCommand({
          TableName,
          Item,
          ConditionExpression: replaces ? 'upTo < :upTo' : 'attribute_not_exists(upTo) OR upTo < :upTo',
          ExpressionAttributeValues: { ':upTo': Item.upTo },
        }),
      );
    } catch (error) {
      if (!isConditionFailure(error)) throw error;
    }
  }

  /** Returns contents by block number. */
  function contents(
    journalId: string,
    { kind }: Pick<AnyBlockKind, 'kind'>,
    items: Record<string, unknown>[],
  ) {
    const skip = entryBlockKey(journalId, kind, 0).sk.indexOf('#') + 1;
    return new Map(
      items.map((item) => {
        const { sk, content } = blockItem.parse(item);
        return [Number(sk.slice(skip)), content];
      }),
    );
  }

  async function someBlocks(keys: Record<string, unknown>[], strong: boolean) {
    const found: Record<string, unknown>[] = [];
    let left = keys;
    for (let attempt = 0; left.length > 0; attempt += 1) {
      if (attempt === tries) throw new ContentionError('The table left blocks unread every time');
      if (attempt > 0) await backOff(attempt);
      const response: BatchGetCommandOutput = await client.send(
        new BatchGetCommand({ RequestItems: { [TableName]: { Keys: left, ConsistentRead: strong } } }),
      );
      found.push(...(response.Responses?.[TableName] ?? []));
      left = response.UnprocessedKeys?.[TableName]?.Keys ?? [];
    }
    return found;
  }

  /** Returns the existing blocks that were not found. */
  const missing = (wanted: readonly number[], found: Map<number, Uint8Array>) =>
    wanted.filter((block) => !found.has(block));

  /**
   * Reads immutable blocks eventually consistent, at half price, and those not visible yet again strongly
   * consistent.
   */
  async function readBlocks<T>(
    journalId: string,
    kind: BlockKind<T>,
    wanted: readonly number[],
    read: (strong: boolean) => Promise<Record<string, unknown>[]>,
  ): Promise<Map<number, T[]>> {
    let found = contents(journalId, kind, await read(false));
    if (missing(wanted, found).length > 0) found = contents(journalId, kind, await read(true));
    if (missing(wanted, found).length > 0)
      throw new Error(`The search index lacks blocks ${missing(wanted, found)} of ${kind.kind}`);
    return new Map(wanted.map((block) => [block, kind.read(found.get(block) ?? new Uint8Array())]));
  }

  return {
    /**
     * Returns the index position. It only grows, so an eventually consistent read may be too low but never
     * too high.
     */
    async position(journalId: string): Promise<IndexPosition> {
      const { Item } = await client.send(new GetCommand({ TableName, Key: searchIndexKey(journalId) }));
      if (!Item) return { upTo: 0, partsTo: 0, names: [], crowded: [] };
      const { upTo, partsTo, content } = positionItem.parse(Item);
      return { upTo, partsTo, ...positionContent.parse(decompressed(content)) };
    },

    /**
     * Records the index position, which was `before`. Never moves it back, and does nothing if the index was
     * removed meanwhile.
     */
    moveTo: (
      journalId: string,
      { upTo, partsTo, names, crowded }: IndexPosition,
      before: number,
    ): Promise<void> =>
      putFurther(
        { ...searchIndexKey(journalId), upTo, partsTo, content: compressed({ names, crowded }) },
        before > 0,
      ),

    /** Writes the names of a part and block. Never replaces names that cover more entries. */
    putNames: (journalId: string, { part, block, upTo, content }: NameItem): Promise<void> =>
      putFurther({ ...namePartKey(journalId, part, block), upTo, content }),

    /** Returns the names of all blocks in consecutive parts, at half price unless `strong`. */
    async names(journalId: string, parts: readonly string[], strong: boolean): Promise<NameItem[]> {
      const { pk, sk: from } = namePartKey(journalId, parts[0] ?? '');
      const { sk: to } = namePartKey(journalId, parts.at(-1) ?? '');
      const items = await queryAll(table, {
        ConsistentRead: strong,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': `${to}${afterDigits}` },
      });
      return items.map((item) => {
        const { sk, upTo, content } = namePartItem.parse(item);
        const [part = '', block] = sk.split('#');
        return { part, block: Number(block), upTo, content };
      });
    },

    /** Writes a block. Writing it again stores the same content. */
    async putBlock(journalId: string, kind: AnyBlockKind['kind'], block: number, content: Uint8Array) {
      await client.send(
        new PutCommand({ TableName, Item: { ...entryBlockKey(journalId, kind, block), content } }),
      );
    },

    /** Returns a range of existing blocks, both ends included. */
    blockRange<T>(
      journalId: string,
      kind: BlockKind<T>,
      { first, last }: { first: number; last: number },
    ): Promise<Map<number, T[]>> {
      const wanted = Array.from({ length: last - first + 1 }, (_, at) => first + at);
      const { pk, sk: from } = entryBlockKey(journalId, kind.kind, first);
      const { sk: to } = entryBlockKey(journalId, kind.kind, last);
      return readBlocks(journalId, kind, wanted, (strong) =>
        queryAll(table, {
          ConsistentRead: strong,
          KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
          ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
        }),
      );
    },

    /** Returns existing blocks, at most a hundred. */
    blocks<T>(journalId: string, kind: BlockKind<T>, wanted: readonly number[]): Promise<Map<number, T[]>> {
      if (wanted.length > blocksAtOnce) throw new Error(`At most ${blocksAtOnce} blocks can be read at once`);
      const keys = wanted.map((block) => entryBlockKey(journalId, kind.kind, block));
      return readBlocks(journalId, kind, wanted, (strong) => someBlocks(keys, strong));
    },
  };
}

export type SearchIndexStore = ReturnType<typeof searchIndexStore>;
