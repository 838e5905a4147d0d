import * as z from 'zod/mini';
import { chainKey } from '../table/keys.ts';

const added = z.object({
  eventName: z.string(),
  dynamodb: z.object({ Keys: z.object({ pk: z.object({ S: z.string() }) }) }),
});

/**
 * Returns the notary whose journal got an entry, from the chain link in a stream record. Undefined for any other
 * record. Throws for a malformed one.
 */
export function submittingNotary(record: unknown): string | undefined {
  const { eventName, dynamodb } = added.parse(record);
  const { pk: start } = chainKey('', 0);
  const pk = dynamodb.Keys.pk.S;
  return eventName === 'INSERT' && pk.startsWith(start) ? pk.slice(start.length) : undefined;
}
