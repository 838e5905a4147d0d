import * as z from 'zod/mini';
import { ledgerKey } from '../table/keys.ts';
import type { TransactItem } from '../table/transactions.ts';
import type { ChainLink } from './chain-link.ts';

export const ledgerItem = z.object({
  lastNumber: z.int(),
  lastLink: z.int(),
  headHash: z.string(),
  notaryId: z.string(),
  notarySalt: z.string(),
});

/**
 * The end of a journal: number of the last entry, sequence and hash of the last link. Also its notary, and the salt, in
 * hex, of the commitment to the notary in the opening.
 */
export type Ledger = z.output<typeof ledgerItem>;

/**
 * Returns the part of a transaction that moves the end of a journal to a new last link. It fails if the journal does not
 * end as it was read, so of several that extend it in parallel only one succeeds.
 */
export const ledgerAdvance = (
  TableName: string,
  journalId: string,
  before: Ledger,
  { lastNumber, link }: { lastNumber: number; link: ChainLink },
): TransactItem => ({
  Update: {
    TableName,
    Key: ledgerKey(journalId),
    UpdateExpression: 'SET lastNumber = :number, lastLink = :sequence, headHash = :hash',
    ConditionExpression: 'lastNumber = :last AND lastLink = :lastLink AND headHash = :head',
    ExpressionAttributeValues: {
      ':number': lastNumber,
      ':sequence': link.sequence,
      ':hash': link.hash,
      ':last': before.lastNumber,
      ':lastLink': before.lastLink,
      ':head': before.headHash,
    },
  },
});
