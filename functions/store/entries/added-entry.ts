import * as z from 'zod/mini';
import { sealedEntryKey } from '../table/keys.ts';

const text = z.object({ S: z.string() });

const added = z.object({
  eventName: z.string(),
  dynamodb: z.object({ Keys: z.object({ pk: text, sk: text }) }),
});

/**
 * Returns the journal that a stream record added an entry to. Undefined for any other record. Throws for a
 * malformed one.
 */
export function submittingJournal(record: unknown): string | undefined {
  const { eventName, dynamodb } = added.parse(record);
  const start = sealedEntryKey('', '');
  const { pk, sk } = dynamodb.Keys;
  const isEntry = pk.S.startsWith(start.pk) && sk.S.startsWith(start.sk);
  return eventName === 'INSERT' && isEntry ? pk.S.slice(start.pk.length) : undefined;
}
