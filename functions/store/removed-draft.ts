import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { entryKey, type Key } from './keys.ts';
import type { Table } from './table.ts';

/** A draft that left the table: deleted by its notary, or expired. */
export type RemovedDraft = {
  notaryId: string;
  entryId: string;
  /** At this time or up to a minute later. */
  removedAfter: Date;
};

const text = z.object({ S: z.string() });

const removal = z.object({
  eventName: z.string(),
  dynamodb: z.object({
    /** Epoch seconds, rounded down to a second, by DynamoDB Local to a minute. */
    ApproximateCreationDateTime: z.number(),
    Keys: z.object({ pk: text, sk: text }),
    OldImage: z.optional(z.object({ status: z.optional(text) })),
  }),
});

/** Ids become part of paths in S3: nothing but letters, digits, - and _. */
const idPattern = /^[\w-]+$/;

/** Notary and entry of an entry's key; undefined for the key of anything else. */
function entryOf({ pk, sk }: Key): { notaryId: string; entryId: string } | undefined {
  const start = entryKey('', '');
  if (!pk.startsWith(start.pk) || !sk.startsWith(start.sk)) return undefined;
  return { notaryId: pk.slice(start.pk.length), entryId: sk.slice(start.sk.length) };
}

/**
 * The draft whose removal a record of the table's stream tells; undefined when it tells anything else.
 * Throws when the record has not the shape of one.
 */
export function removedDraft(record: unknown): RemovedDraft | undefined {
  const { eventName, dynamodb } = removal.parse(record);
  const { Keys, OldImage, ApproximateCreationDateTime } = dynamodb;
  const entry = entryOf({ pk: Keys.pk.S, sk: Keys.sk.S });
  if (eventName !== 'REMOVE' || !entry || OldImage?.status?.S !== 'draft') return undefined;
  if (!idPattern.test(entry.notaryId) || !idPattern.test(entry.entryId)) {
    throw new Error('A removed draft has ids that no draft can have');
  }
  return { ...entry, removedAfter: new Date(ApproximateCreationDateTime * 1000) };
}

/** Whether the table holds an entry at this moment: a draft, an expired one or a submitted entry. */
export async function entryExists(
  { client, name: TableName }: Table,
  notaryId: string,
  entryId: string,
): Promise<boolean> {
  const { Item } = await client.send(
    new GetCommand({
      TableName,
      Key: entryKey(notaryId, entryId),
      ProjectionExpression: 'pk',
      ConsistentRead: true,
    }),
  );
  return Item !== undefined;
}
