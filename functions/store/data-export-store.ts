import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { dataExportKey } from './keys.ts';
import type { Table } from './table.ts';
import { isConditionFailure } from './transactions.ts';

const exportItem = z.object({
  id: z.string(),
  status: z.enum(['preparing', 'ready', 'failed']),
  /** Counts the writes of this item: each is made upon the one before or not at all. */
  step: z.int(),
  requestedAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  finishedAt: z.nullable(z.iso.datetime()),
  /** The journal at the time of the request: the number and the hash of its last entry. */
  entriesTotal: z.int(),
  chainHead: z.string(),
  /** What is to be done next: collect the account, the drafts, the entries, or put all of it into the file. */
  stage: z.enum(['account', 'drafts', 'entries', 'file']),
  /** How many drafts or entries of the stage are done. */
  position: z.int(),
  /** How many parcels are stored, and their bytes together. */
  parcels: z.int(),
  bytes: z.int(),
  /** Rounds that failed since the last one that did not. */
  failures: z.int(),
  sizeBytes: z.nullable(z.int()),
  /** When the file goes. */
  fileUntil: z.nullable(z.iso.datetime()),
  /** When the mail was about to be sent. */
  mailedAt: z.nullable(z.iso.datetime()),
});

/** An export of everything an account holds, and how far the work on it is. */
export type DataExport = z.output<typeof exportItem>;

export type DataExportStore = {
  /** The latest export of a notary, strongly consistent. */
  get(notaryId: string): Promise<DataExport | undefined>;
  /**
   * Writes an export upon what was read before, or as the first; undefined when it changed meanwhile. Every
   * write calls the function that works on it, by the table's stream.
   */
  write(
    notaryId: string,
    before: DataExport | undefined,
    after: Omit<DataExport, 'step'>,
  ): Promise<DataExport | undefined>;
};

/** Exports in the table: one item a notary. */
export function dataExportStore({ client, name: TableName }: Table): DataExportStore {
  return {
    async get(notaryId) {
      const Key = dataExportKey(notaryId);
      const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return Item && z.parse(exportItem, Item);
    },

    async write(notaryId, before, after) {
      const item = { ...after, step: (before?.step ?? 0) + 1 };
      try {
        await client.send(
          new PutCommand({
            TableName,
            Item: { ...dataExportKey(notaryId), ...item },
            ...(before
              ? {
                  ConditionExpression: 'id = :id AND step = :step',
                  ExpressionAttributeValues: { ':id': before.id, ':step': before.step },
                }
              : { ConditionExpression: 'attribute_not_exists(pk)' }),
          }),
        );
        return item;
      } catch (error) {
        if (isConditionFailure(error)) return undefined;
        throw error;
      }
    },
  };
}

const text = z.object({ S: z.string() });
const written = z.object({ dynamodb: z.object({ Keys: z.object({ pk: text, sk: text }) }) });

/** Ids become part of paths in S3: nothing but letters, digits, - and _. */
const idPattern = /^[\w-]+$/;

/**
 * Whose export a record of the table's stream tells of; undefined when it tells of anything else. Throws when
 * the record has not the shape of one.
 */
export function exportingNotary(record: unknown): string | undefined {
  const { pk, sk } = written.parse(record).dynamodb.Keys;
  const start = dataExportKey('');
  if (sk.S !== start.sk || !pk.S.startsWith(start.pk)) return undefined;
  const notaryId = pk.S.slice(start.pk.length);
  if (!idPattern.test(notaryId)) throw new Error('An export has an owner that no account can be');
  return notaryId;
}
