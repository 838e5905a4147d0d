import {
  BatchGetCommand,
  type BatchGetCommandOutput,
  GetCommand,
  PutCommand,
  QueryCommand,
  type QueryCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { ContentionError } from './contention-error.ts';
import type { AnyBlockKind, BlockKind } from './entry-blocks.ts';
import { entryBlockKey, nameKey, searchIndexKey } from './keys.ts';
import type { NamePosting } from './name-postings.ts';
import type { Table } from './table.ts';
import { backOff, isConditionFailure } from './transactions.ts';

const indexed = z.object({ upTo: z.int() });
const blockItem = z.object({ sk: z.string(), content: z.instanceof(Uint8Array) });
const nameItem = z.object({ signers: z.set(z.number()) });

/** DynamoDB reads at most so many items at once. */
const blocksAtOnce = 100;
const tries = 10;
/** After every character that a word can hold. */
const lastCharacter = '\u{10ffff}';

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
     * The number up to which every entry is in the index. It only grows, so that what is read at half the price may
     * be too low and is never too high.
     */
    async indexedTo(notaryId: string): Promise<number> {
      const { Item } = await client.send(new GetCommand({ TableName, Key: searchIndexKey(notaryId) }));
      return Item ? indexed.parse(Item).upTo : 0;
    },

    /** Says that every entry up to a number is in the index; never takes back that more are. */
    async moveTo(notaryId: string, upTo: number): Promise<void> {
      try {
        await client.send(
          new PutCommand({
            TableName,
            Item: { ...searchIndexKey(notaryId), upTo },
            ConditionExpression: 'attribute_not_exists(upTo) OR upTo < :upTo',
            ExpressionAttributeValues: { ':upTo': upTo },
          }),
        );
      } catch (error) {
        if (!isConditionFailure(error)) throw error;
      }
    },

    /** Adds signers to those found by a word. Adding one twice adds it once. */
    async addNames(notaryId: string, { word, block, signers }: NamePosting): Promise<void> {
      await client.send(
        new UpdateCommand({
          TableName,
          Key: nameKey(notaryId, word, block),
          UpdateExpression: 'ADD signers :signers',
          ExpressionAttributeValues: { ':signers': new Set(signers) },
        }),
      );
    },

    /** The signers of whose names a word begins with this one; `strong` also those of a moment ago, at twice the price. */
    async named(notaryId: string, word: string, strong = true): Promise<Set<number>> {
      const { pk, sk } = nameKey(notaryId, word);
      const items = await pages({
        ConsistentRead: strong,
        // All that begins with the word. DynamoDB Local looks through the whole partition for begins_with.
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :word AND :end',
        ExpressionAttributeValues: { ':pk': pk, ':word': sk, ':end': `${sk}${lastCharacter}` },
      });
      return new Set(items.flatMap((item) => [...nameItem.parse(item).signers]));
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
