import * as z from 'zod/mini';
import { monthKey } from '../table/keys.ts';

const text = z.object({ S: z.string() });

const change = z.object({
  eventName: z.string(),
  dynamodb: z.object({ Keys: z.object({ pk: text, sk: text }) }),
});

/** Returns whose month a stream record added to (YYYY-MM). Undefined for any other record. Throws for a malformed one. */
export function changedMonth(record: unknown): { notaryId: string; month: string } | undefined {
  const { eventName, dynamodb } = change.parse(record);
  const { pk, sk } = dynamodb.Keys;
  const start = monthKey('', '');
  if (eventName === 'REMOVE' || !pk.S.startsWith(start.pk) || !sk.S.startsWith(start.sk)) return undefined;
  return { notaryId: pk.S.slice(start.pk.length), month: sk.S.slice(start.sk.length) };
}
