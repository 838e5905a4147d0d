import * as z from 'zod/mini';
import { chainKey } from './keys.ts';

const added = z.object({
  eventName: z.string(),
  dynamodb: z.object({ Keys: z.object({ pk: z.object({ S: z.string() }) }) }),
});

/**
 * In whose journal an entry was submitted, as a record of the table's stream tells by the link added to its chain;
 * undefined when it tells of anything else. Throws when the record has not the shape of one.
 */
export function submittingNotary(record: unknown): string | undefined {
  const { eventName, dynamodb } = added.parse(record);
  const { pk: start } = chainKey('', 0);
  const pk = dynamodb.Keys.pk.S;
  return eventName === 'INSERT' && pk.startsWith(start) ? pk.slice(start.length) : undefined;
}
