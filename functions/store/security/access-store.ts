import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { encodeTime } from 'ulid';
import * as z from 'zod/mini';
import { accessKey } from '../table/keys.ts';
import { between, queryPages } from '../table/query-pages.ts';
import type { Table } from '../table/table.ts';
import { isConditionFailure } from '../table/transactions.ts';

/** Stands in for the account of an unknown address, so the same work is done. */
export const nobody = 'nobody';

const keptSeconds = 2 * 365 * 24 * 60 * 60;

const accessItem = z.object({
  /** A ULID, which sorts by time. */
  id: z.string(),
  kind: z.string(),
  at: z.iso.datetime(),
  /** Browser and system family. */
  device: z.string(),
  /** For an official's use of an inspection link: the link, and the number of the entry, if any. */
  inspectionId: z.optional(z.string()),
  entryNumber: z.optional(z.int()),
  /** Epoch seconds. */
  expiresAt: z.int(),
});

/** A line of the record of access. */
export type AccessLine = Omit<z.output<typeof accessItem>, 'expiresAt'>;

/**
 * Adds to and reads a notary's record of access. Its lines never change, and DynamoDB removes them after two
 * years.
 */
export function accessStore(table: Table) {
  const { client, name: TableName } = table;
  return {
    /** Adds a line. Does nothing if it exists. */
    async add(notaryId: string, line: AccessLine): Promise<void> {
      const expiresAt = Math.ceil(Date.parse(line.at) / 1000) + keptSeconds;
      const Item = { ...accessKey(notaryId, line.id), ...line, expiresAt };
      try {
        await client.send(
          new PutCommand({ TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' }),
        );
      } catch (error) {
        if (!isConditionFailure(error)) throw error;
      }
    },

    /** Returns at most `limit` lines, newest first: those before an ID, or the latest. */
    async page(
      notaryId: string,
      { before, limit, now }: { before?: string | undefined; limit: number; now: Date },
    ): Promise<AccessLine[]> {
      // Every ID sorts before the tilde.
      const { pk, sk } = accessKey(notaryId, before ?? '~');
      const { Items = [] } = await client.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :pk AND sk < :before',
          ExpressionAttributeValues: { ':pk': pk, ':before': sk },
          ScanIndexForward: false,
          Limit: limit,
          ConsistentRead: true,
        }),
      );
      return Items.map((item) => z.parse(accessItem, item))
        .filter(({ expiresAt }) => expiresAt * 1000 > now.getTime())
        .map(({ id, kind, at, device }) => ({ id, kind, at, device }));
    },

    /** Returns at most `limit` lines, newest first, about an inspection link created at `since`. */
    async ofInspection(
      notaryId: string,
      { id, since, limit }: { id: string; since: Date; limit: number },
    ): Promise<AccessLine[]> {
      const from = accessKey(notaryId, encodeTime(since.getTime(), 10));
      const query = {
        ...between(from, accessKey(notaryId, '~')),
        FilterExpression: 'inspectionId = :id',
        ScanIndexForward: false,
        ConsistentRead: true,
      };
      const values = { ...query.ExpressionAttributeValues, ':id': id };
      const found: AccessLine[] = [];
      for await (const page of queryPages(table, { ...query, ExpressionAttributeValues: values })) {
        found.push(...page.map((item) => z.parse(accessItem, item)));
        if (found.length >= limit) break;
      }
      return found.slice(0, limit);
    },
  };
}

export type AccessStore = ReturnType<typeof accessStore>;
