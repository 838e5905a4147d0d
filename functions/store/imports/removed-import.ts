import * as z from 'zod/mini';
import { importKey } from '../table/keys.ts';

const text = z.object({ S: z.string() });

const removal = z.object({
  eventName: z.string(),
  dynamodb: z.object({ Keys: z.object({ pk: text, sk: text }) }),
});

/**
 * Returns the import that a stream record removed. Undefined for any other record. Throws for a malformed
 * one.
 */
export function removedImport(record: unknown): { notaryId: string; importId: string } | undefined {
  const { eventName, dynamodb } = removal.parse(record);
  const { pk, sk } = dynamodb.Keys;
  const start = importKey('');
  if (eventName !== 'REMOVE' || !pk.S.startsWith(start.pk) || !sk.S.startsWith(start.sk)) return undefined;
  return { notaryId: pk.S.slice(start.pk.length), importId: sk.S.slice(start.sk.length) };
}
