import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { isValid } from 'ulid';
import * as z from 'zod/mini';
import { batchGet } from '../table/batch-get.ts';
import { ContentionError } from '../table/contention-error.ts';
import { between, queryAll } from '../table/query-pages.ts';
import type { Table } from '../table/table.ts';
import { type TransactItem, transact } from '../table/transactions.ts';
import { type PaperKind, paperKey, paperRowKey } from './business-keys.ts';
import type { PaperChange, Versioned } from './paper-change.ts';
import type { PaperList, Rows } from './paper-rows.ts';
import type { Papers } from './stored-papers.ts';
import { rowItems, wholeRow } from './stored-rows.ts';
import { totalsChange } from './totals-change.ts';

/** `stale`: a paper changed since it was read, or exists already. `refused`: positions in `more`. */
export type Committed = 'committed' | 'stale' | { refused: number[] };

/** Validated when it was stored. */
const paperItem = z.object({
  paper: z.looseObject({ id: z.string() }),
  version: z.int(),
  uses: z.optional(z.int()),
});

const cursorForm = /^[^#]*#[0-9A-HJKMNP-TV-Z]{26}$/;

/** Returns the row in an item of a list, whose key ends with the paper's ID. */
const rowOf = <K extends PaperKind>(kind: K, item: Record<string, unknown>): Rows[K] =>
  wholeRow(kind, String(item['sk']).split('#').at(-1) ?? '', item['row']);

/** Returns the place in a list that a cursor means; undefined for anything else. */
function placeOf(cursor: string): string | undefined {
  const text = Buffer.from(cursor, 'base64url').toString();
  return cursorForm.test(text) && Buffer.from(text).toString('base64url') === cursor ? text : undefined;
}

/**
 * Reads and writes the notary's working papers. A change writes the paper, its rows in lists, and the totals of years
 * in one transaction, so lists and totals always agree with the papers.
 */
export function paperStore(table: Table) {
  const { client, name: TableName } = table;

  /** Writes that move a paper's rows. Rows that stay as they are cost nothing. */
  function rowChanges(notaryId: string, { kind, before, after }: PaperChange): TransactItem[] {
    const old = rowItems(notaryId, kind, before?.paper);
    const next = rowItems(notaryId, kind, after);
    const kept = new Set(next.map(({ sk }) => sk));
    const known = new Set(old.map((item) => JSON.stringify(item)));
    return [
      ...old
        .filter(({ sk }) => !kept.has(sk))
        .map(({ pk, sk }) => ({ Delete: { TableName, Key: { pk, sk } } })),
      ...next
        .filter((item) => !known.has(JSON.stringify(item)))
        .map((Item) => ({ Put: { TableName, Item } })),
    ];
  }

  /** The write of the paper itself, only if it is as it was read. */
  function paperChange(notaryId: string, { kind, before, after }: PaperChange): TransactItem {
    const Key = paperKey(notaryId, kind, (after ?? before?.paper)?.id);
    const isAsRead = before
      ? {
          ConditionExpression: 'version = :version',
          ExpressionAttributeValues: { ':version': before.version },
        }
      : { ConditionExpression: 'attribute_not_exists(pk)' };
    if (!after) return { Delete: { TableName, Key, ...isAsRead } };
    const uses = before?.uses === undefined ? {} : { uses: before.uses };
    const Item = { ...Key, paper: after, version: (before?.version ?? 0) + 1, ...uses };
    return { Put: { TableName, Item, ...isAsRead } };
  }

  return {
    /** Returns a paper, strongly consistent. Undefined if the notary has none with this ID. */
    async get<K extends PaperKind>(
      notaryId: string,
      kind: K,
      id: string,
    ): Promise<Versioned<Papers[K]> | undefined> {
      // Malformed IDs are rejected before any key is built.
      if (!isValid(id)) return undefined;
      const Key = paperKey(notaryId, kind, id);
      const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return Item && (z.parse(paperItem, Item) as unknown as Versioned<Papers[K]>);
    },

    /** Returns papers by ID, strongly consistent. Leaves out unknown IDs. At most a hundred. */
    async several<K extends PaperKind>(
      notaryId: string,
      kind: K,
      ids: readonly string[],
    ): Promise<Map<string, Versioned<Papers[K]>>> {
      const keys = [...new Set(ids)].filter((id) => isValid(id)).map((id) => paperKey(notaryId, kind, id));
      const items = keys.length > 0 ? await batchGet(table, keys, true) : [];
      const found = items.map((item) => z.parse(paperItem, item) as unknown as Versioned<Papers[K]>);
      return new Map(found.map((each) => [each.paper.id, each]));
    },

    /** Returns all papers of a kind, by ID. */
    async all<K extends PaperKind>(notaryId: string, kind: K): Promise<Papers[K][]> {
      const { pk, sk } = paperKey(notaryId, kind);
      const items = await queryAll(table, { ...between({ pk, sk }, { sk: `${sk}~` }), ConsistentRead: true });
      return items.map((item) => (z.parse(paperItem, item) as unknown as Versioned<Papers[K]>).paper);
    },

    /**
     * Returns a page of a list's rows, from the last sort text to the first, between two sort texts if they are given
     * (`to` includes all that begin with it). The next page begins after `next`, which is null on the last one, or after
     * the cursor of a row. Undefined for a malformed cursor.
     */
    async page<K extends PaperKind>(
      notaryId: string,
      { kind, name }: PaperList<K>,
      {
        cursor,
        limit,
        from,
        to,
      }: { cursor?: string | undefined; limit: number; from?: string | undefined; to?: string | undefined },
    ): Promise<{ found: { row: Rows[K]; cursor: string }[]; next: string | null } | undefined> {
      const place = cursor === undefined ? undefined : placeOf(cursor);
      if (cursor !== undefined && !place) return undefined;
      const { pk, sk: prefix } = paperRowKey(notaryId, name);
      const upTo = [place, to && `${to}~`].filter((end) => end !== undefined && end !== '').toSorted()[0];
      const query = new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: {
          ':pk': pk,
          ':from': `${prefix}${from ?? ''}`,
          ':to': `${prefix}${upTo ?? '~'}`,
        },
        ScanIndexForward: false,
        // The row of the cursor itself, and one that tells whether another page follows.
        Limit: limit + 2,
        ConsistentRead: true,
      });
      const { Items = [], LastEvaluatedKey } = await client.send(query);
      const rows = Items.map((item) => ({
        row: rowOf(kind, item),
        cursor: Buffer.from(String(item['sk']).slice(prefix.length)).toString('base64url'),
      })).filter((each) => each.cursor !== cursor);
      const found = rows.slice(0, limit);
      // A page of 1 MB may end before its limit.
      const hasMore = rows.length > limit || LastEvaluatedKey !== undefined;
      return { found, next: hasMore ? (found.at(-1)?.cursor ?? null) : null };
    },

    /** Returns all rows of a list, from the first sort text to the last; of a period if one is given. */
    async rows<K extends PaperKind>(
      notaryId: string,
      { kind, name }: PaperList<K>,
      { from = '', to = '' }: { from?: string; to?: string } = {},
    ): Promise<Rows[K][]> {
      const { pk, sk } = paperRowKey(notaryId, name);
      const items = await queryAll(table, {
        ...between({ pk, sk: `${sk}${from}` }, { sk: `${sk}${to}~` }),
        ConsistentRead: true,
      });
      return items.map((item) => rowOf(kind, item));
    },

    /** Returns the IDs of the papers that a bare list has under this sort text. */
    async idsAt(notaryId: string, { name }: PaperList<PaperKind>, sort: string): Promise<string[]> {
      const { pk, sk } = paperRowKey(notaryId, name, sort);
      const items = await queryAll(table, {
        ...between({ pk, sk: `${sk}#` }, { sk: `${sk}#~` }),
        ConsistentRead: true,
      });
      return items.map(({ id }) => String(id));
    },

    /** Returns the write that counts uses of a client. It fails if there is no such client. */
    clientUse(notaryId: string, clientId: string, uses: 1 | -1): TransactItem {
      return {
        Update: {
          TableName,
          Key: paperKey(notaryId, 'client', clientId),
          UpdateExpression: 'ADD uses :uses, version :one',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeValues: { ':uses': uses, ':one': 1 },
        },
      };
    },

    /** Changes papers, and writes `more` in the same transaction. */
    async commit(notaryId: string, changes: PaperChange[], more: TransactItem[] = []): Promise<Committed> {
      const items = [
        ...changes.map((change) => paperChange(notaryId, change)),
        ...more,
        ...changes.flatMap((change) => rowChanges(notaryId, change)),
        ...totalsChange(TableName, notaryId, changes),
      ];
      // After a conflict, what was read is probably stale, so reading again is quicker than insisting.
      const result = await transact(table, items, 2).catch((error: unknown) => {
        if (error instanceof ContentionError) return 'stale' as const;
        throw error;
      });
      if (result === 'committed' || result === 'stale') return result;
      if (result.refused.some((place) => place < changes.length)) return 'stale';
      return { refused: result.refused.map((place) => place - changes.length) };
    },
  };
}

export type PaperStore = ReturnType<typeof paperStore>;
