import * as z from 'zod/mini';
import { closingReasons } from '#shared/data/closing-reasons.ts';
import { ledgerKey } from '../table/keys.ts';
import type { TransactItem } from '../table/transactions.ts';
import type { ChainLink } from './chain-link.ts';

export const ledgerItem = z.object({
  lastNumber: z.int(),
  lastLink: z.int(),
  headHash: z.string(),
  notaryId: z.string(),
  notarySalt: z.string(),
  /** The journal that this one follows in the account, and the hash of its closing. Missing for the first. */
  follows: z.optional(z.object({ journalId: z.string(), hash: z.string() })),
  /** When and why the journal was closed, and the journal that follows it. Missing while it takes entries. */
  closed: z.optional(z.object({ at: z.string(), reason: z.enum(closingReasons), next: z.string() })),
});

/**
 * The end of a journal: number of the last entry, sequence and hash of the last link. Also its notary, and the salt, in
 * hex, of the commitment to the notary in the opening.
 */
export type Ledger = z.output<typeof ledgerItem>;

/** Whether any entry of a journal has an addendum: besides those of entries, it has its opening and perhaps a closing. */
export const hasAddenda = ({ lastLink, lastNumber, closed }: Ledger): boolean =>
  lastLink - (closed ? 1 : 0) > lastNumber;

/**
 * Returns the part of a transaction that moves the end of a journal to a new last link. It fails if the journal does not
 * end as it was read, so of several that extend it in parallel only one succeeds. `closed` ends it permanently.
 */
export const ledgerAdvance = (
  TableName: string,
  journalId: string,
  before: Ledger,
  { lastNumber, link, closed }: { lastNumber: number; link: ChainLink } & Pick<Ledger, 'closed'>,
): TransactItem => ({
  Update: {
    TableName,
    Key: ledgerKey(journalId),
    UpdateExpression: `SET lastNumber = :number, lastLink = :sequence, headHash = :hash${closed ? ', closed = :closed' : ''}`,
    ConditionExpression:
      'attribute_not_exists(closed) AND lastNumber = :last AND lastLink = :lastLink AND headHash = :head',
    ExpressionAttributeValues: {
      ':number': lastNumber,
      ':sequence': link.sequence,
      ':hash': link.hash,
      ':last': before.lastNumber,
      ':lastLink': before.lastLink,
      ':head': before.headHash,
      ...(closed && { ':closed': closed }),
    },
  },
});
