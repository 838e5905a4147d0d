import * as z from 'zod/mini';
import { ledgerKey } from '../table/keys.ts';

const text = z.object({ S: z.string() });

const change = z.object({
  eventName: z.string(),
  dynamodb: z.object({
    Keys: z.object({ pk: text, sk: text }),
    OldImage: z.optional(z.object({ notaryId: z.optional(text) })),
  }),
});

/**
 * Returns the notary whose journal a stream record extended. Undefined for any other record, and for a new
 * journal, which has no entries. Throws for a malformed one.
 */
export function extendingNotary(record: unknown): string | undefined {
  const { eventName, dynamodb } = change.parse(record);
  const { pk, sk } = dynamodb.Keys;
  const ledger = ledgerKey('');
  const isLedger = pk.S.startsWith(ledger.pk) && sk.S === ledger.sk;
  return eventName === 'MODIFY' && isLedger ? dynamodb.OldImage?.notaryId?.S : undefined;
}
