import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { accountKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';

export const recoveryCut = z.object({
  /** When the account was recovered. */
  at: z.iso.datetime(),
  /** Everything added at or after this time is void. */
  since: z.iso.datetime(),
  /** The account's token version before the recovery. Anything added later has a higher one. */
  tokenVersion: z.int(),
});

/**
 * Marks everything voided by a recovery until it is removed. The write that recovers an account stores it, so
 * nothing that a thief added works after that write, even if the removal dies.
 */
export type RecoveryCut = z.output<typeof recoveryCut>;

/**
 * Returns whether a recovery voided something that was added at a time, under a token version of the account.
 */
export function isVoid(
  cut: RecoveryCut | undefined,
  { at, tokenVersion = 0 }: { at: string; tokenVersion?: number | undefined },
): boolean {
  return cut !== undefined && tokenVersion <= cut.tokenVersion && at >= cut.since;
}

/** Returns the cut of an account whose removals are pending, strongly consistent. */
export async function recoveryCutOf(
  { client, name: TableName }: Table,
  notaryId: string,
): Promise<RecoveryCut | undefined> {
  const { Item } = await client.send(
    new GetCommand({
      TableName,
      Key: accountKey(notaryId),
      ProjectionExpression: 'recovery',
      ConsistentRead: true,
    }),
  );
  return Item && z.parse(z.object({ recovery: z.optional(recoveryCut) }), Item).recovery;
}
