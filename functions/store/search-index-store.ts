import {
  BatchGetCommand,
  type BatchGetCommandOutput,
  GetCommand,
  PutCommand,
  QueryCommand,
  type QueryCommandInput,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { compressed, decompressed } from './compressed.ts';
import { ContentionError } from './contention-error.ts';
import type { AnyBlockKind, BlockKind } from './entry-blocks.ts';
import { entryBlockKey, namePartKey, searchIndexKey } from './keys.ts';
import { type NamePart, type NamesOfEntry, namesOfEntry } from './name-words.ts';
import type { Table } from './table.ts';
import { backOff, isConditionFailure } from './transactions.ts';

const binary = z.instanceof(Uint8Array);
const positionItem = z.object({ upTo: z.int(), partsTo: z.int(), content: binary });
const positionContent = z.object({ names: z.array(namesOfEntry), crowded: z.array(z.int()) });
const blockItem = z.object({ sk: z.string(), content: binary });
const namePartItem = z.object({ sk: z.string(), upTo: z.int(), content: binary });

/** How far the search index of a journal goes. */
export type IndexPosition = {
  /** Every entry up to this number is in the index. */
  upTo: number;
  /** Names up to this number are found by their parts of the index. */
  partsTo: number;
  /** The names of the entries between the two. */
  names: readonly NamesOfEntry[];
  /** The entries up to `upTo` of whose names the index holds none, in order (`isCrowded`). */
  crowded: readonly number[];
};

/** What the index holds of names in a part and a block, of those entries that are numbered up to `upTo`. */
export type NameItem = NamePart & { block: number; upTo: number };

/** DynamoDB reads at most so many items at once. */
const blocksAtOnce = 100;
const tries = 10;
/** After every digit. */
const afterDigits = '~';

/** The search index of journals: names of signers, and blocks of entries (docs/adr/0019-search.md). */
export function searchIndexStore({ client, name: TableName }: Table) {
  /** All pages of a query. */
  async function pages(input: Omit<QueryCommandInput, 'TableName'>): Promise<Record<string, unknown>[]> {
    const found: Record<string, unknown>[] = [];
    let start: Record<string, unknown> | undefined;
    do {
      const page = await client.send(new QueryCommand({ TableName, ...input, ExclusiveStartKey: start }));
      found.push(...(page.Items ?? []));
      start = page.LastEvaluatedKey;
    } while (start);
    return found;
  }

  /** Puts an item that says of more entries than the one that is there. */
  async function putFurther(Item: Record<string, unknown> & { upTo: number }): Promise<void> {
    try {
      await client.send(
        new PutCommand({
          TableName,
          Item,
          ConditionExpression: 'attribute_not_exists(upTo) OR upTo < :upTo',
          ExpressionAttributeValues: { ':upTo': Item.upTo },
        }),
      );
    } catch (error) {
      if (!isConditionFailure(error)) throw error;
    }
  }

  /** Contents by number of block. */
  function contents(
    notaryId: string,
    { kind }: Pick<AnyBlockKind, 'kind'>,
    items: Record<string, unknown>[],
  ) {
    const skip = entryBlockKey(notaryId, kind, 0).sk.indexOf('#') + 1;
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
      const answer: BatchGetCommandOutput = await client.send(
        new BatchGetCommand({ RequestItems: { [TableName]: { Keys: left, ConsistentRead: strong } } }),
      );
      found.push(...(answer.Responses?.[TableName] ?? []));
      left = answer.UnprocessedKeys?.[TableName]?.Keys ?? [];
    }
    return found;
  }

  /** Which of the blocks that must be there are not. */
  const missing = (wanted: readonly number[], found: Map<number, Uint8Array>) =>
    wanted.filter((block) => !found.has(block));

  /** Reads at half the price what never changes, and again at full price what is not seen yet. */
  async function readBlocks<T>(
    notaryId: string,
    kind: BlockKind<T>,
    wanted: readonly number[],
    read: (strong: boolean) => Promise<Record<string, unknown>[]>,
  ): Promise<Map<number, T[]>> {
    let found = contents(notaryId, kind, await read(false));
    if (missing(wanted, found).length > 0) found = contents(notaryId, kind, await read(true));
    if (missing(wanted, found).length > 0)
      throw new Error(`The search index lacks blocks ${missing(wanted, found)} of ${kind.kind}`);
    return new Map(wanted.map((block) => [block, kind.read(found.get(block) ?? new Uint8Array())]));
  }

  return {
    /**
     * How far the index goes. It only grows, so that what is read at half the price may be too low and is never too
     * high.
     */
    async position(notaryId: string): Promise<IndexPosition> {
      const { Item } = await client.send(new GetCommand({ TableName, Key: searchIndexKey(notaryId) }));
      if (!Item) return { upTo: 0, partsTo: 0, names: [], crowded: [] };
      const { upTo, partsTo, content } = positionItem.parse(Item);
      return { upTo, partsTo, ...positionContent.parse(decompressed(content)) };
    },

    /** Says how far the index goes; never takes back that it goes further. */
    moveTo: (notaryId: string, { upTo, partsTo, names, crowded }: IndexPosition): Promise<void> =>
      putFurther({
        ...{ ...searchIndexKey(notaryId), upTo, partsTo },
        content: compressed({ names, crowded }),
      }),

    /** Writes names of a part and a block; never over those of more entries. */
    putNames: (notaryId: string, { part, block, upTo, content }: NameItem): Promise<void> =>
      putFurther({ ...namePartKey(notaryId, part, block), upTo, content }),

    /** The names of all blocks, of parts that follow each other; at half the price if not `strong`. */
    async names(notaryId: string, parts: readonly string[], strong: boolean): Promise<NameItem[]> {
      const { pk, sk: from } = namePartKey(notaryId, parts[0] ?? '');
      const { sk: to } = namePartKey(notaryId, parts.at(-1) ?? '');
      const items = await pages({
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

    /** Writes a block; again, if need be, with the same content. */
    async putBlock(notaryId: string, kind: AnyBlockKind['kind'], block: number, content: Uint8Array) {
      await client.send(
        new PutCommand({ TableName, Item: { ...entryBlockKey(notaryId, kind, block), content } }),
      );
    },

    /** Blocks that must be there, from one to another, both included. */
    blockRange<T>(
      notaryId: string,
      kind: BlockKind<T>,
      { first, last }: { first: number; last: number },
    ): Promise<Map<number, T[]>> {
      const wanted = Array.from({ length: last - first + 1 }, (_, at) => first + at);
      const { pk, sk: from } = entryBlockKey(notaryId, kind.kind, first);
      const { sk: to } = entryBlockKey(notaryId, kind.kind, last);
      return readBlocks(notaryId, kind, wanted, (strong) =>
        pages({
          ConsistentRead: strong,
          KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
          ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
        }),
      );
    },

    /** Blocks that must be there, at most a hundred. */
    blocks<T>(notaryId: string, kind: BlockKind<T>, wanted: readonly number[]): Promise<Map<number, T[]>> {
      if (wanted.length > blocksAtOnce) throw new Error('So many blocks are not read at once');
      const keys = wanted.map((block) => entryBlockKey(notaryId, kind.kind, block));
      return readBlocks(notaryId, kind, wanted, (strong) => someBlocks(keys, strong));
    },
  };
}

export type SearchIndexStore = ReturnType<typeof searchIndexStore>;
