import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { draftKey, type Key } from '../table/keys.ts';
import type { Table } from '../table/table.ts';

/** A draft that left the table: deleted by its notary, or expired. */
export type RemovedDraft = {
  notaryId: string;
  entryId: string;
  /** The removal happened at this time or up to one minute later. */
  removedAfter: Date;
};

const text = z.object({ S: z.string() });

const removal = z.object({
  eventName: z.string(),
  dynamodb: z.object({
    /** Epoch seconds, rounded down to a second, in DynamoDB Local to a minute. */
    ApproximateCreationDateTime: z.number(),
    Keys: z.object({ pk: text, sk: text }),
    OldImage: z.optional(z.object({ status: z.optional(text) })),
  }),
});

/** IDs become part of S3 keys, so they may only contain letters, digits, - and _. */
const idPattern = /^[\w-]+$/;

/** Returns the notary and entry in an entry's key. Undefined for any other key. */
function entryOf({ pk, sk }: Record<keyof Key, string>): { notaryId: string; entryId: string } | undefined {
  const start = draftKey('', '');
  if (!pk.startsWith(start.pk) || !sk.startsWith(start.sk)) return undefined;
  return { notaryId: pk.slice(start.pk.length), entryId: sk.slice(start.sk.length) };
}

/**
 * Returns the draft that a stream record removed. Undefined for any other record. Throws for a malformed one.
 */
export function removedDraft(record: unknown): RemovedDraft | undefined {
  const { eventName, dynamodb } = removal.parse(record);
  const { Keys, OldImage, ApproximateCreationDateTime } = dynamodb;
  const entry = entryOf({ pk: Keys.pk.S, sk: Keys.sk.S });
  if (eventName !== 'REMOVE' || !entry || OldImage?.status?.S !== 'draft') return undefined;
  if (!idPattern.test(entry.notaryId) || !idPattern.test(entry.entryId)) {
    throw new Error('A removed draft has malformed IDs');
  }
  return { ...entry, removedAfter: new Date(ApproximateCreationDateTime * 1000) };
}

/** Returns whether the table contains a draft, even an expired one, or the stub of a submitted one. */
export async function draftExists(
  { client, name: TableName }: Table,
  notaryId: string,
  entryId: string,
): Promise<boolean> {
  const { Item } = await client.send(
    new GetCommand({
      TableName,
      Key: draftKey(notaryId, entryId),
      ProjectionExpression: 'pk',
      ConsistentRead: true,
    }),
  );
  return Item !== undefined;
}
