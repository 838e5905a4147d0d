import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { entryTransitions } from '#shared/rules/entry-state.ts';
import { belowLimit } from '../table/conditions.ts';
import { chainKey, entryKey, ledgerKey, monthKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { type TransactItem, transact } from '../table/transactions.ts';
import type { EntryItem } from './entry-item.ts';

const ledgerItem = z.object({ lastNumber: z.int(), headHash: z.string(), draftCount: z.int() });

/** The counters of a journal: last number, hash of the last entry, and number of counted drafts. */
export type Ledger = z.output<typeof ledgerItem>;

const monthItem = z.object({ submitted: z.int(), feeCents: z.int() });

/** Submissions and fees of one month in the notary's time zone. */
export type MonthTotals = z.output<typeof monthItem>;

/** A draft that is about to become entry `entry.entryNumber`, with the conditions for it. */
export type Submission = {
  before: EntryItem;
  after: EntryItem;
  ledger: Ledger;
  month: string;
  notarizationsLimit: number;
  /** The session and request that submit it, for the audit trail. */
  audit: { at: string; sessionId: string; requestId: string };
};

export type SubmissionResult = 'submitted' | 'entry-changed' | 'limit-reached' | 'number-taken';

/** Reads counters and months of a journal, and submits entries. */
export function journalStore(table: Table) {
  const { client, name: TableName } = table;

  async function read(key: { pk: string; sk: string }) {
    const { Item } = await client.send(new GetCommand({ TableName, Key: key, ConsistentRead: true }));
    return Item;
  }

  return {
    /** Returns the counters, strongly consistent. Every account has them from registration on. */
    async ledger(notaryId: string): Promise<Ledger> {
      return ledgerItem.parse(await read(ledgerKey(notaryId)));
    },

    /** Returns the totals of a month (YYYY-MM); zeros if nothing was submitted in it. */
    async month(notaryId: string, month: string): Promise<MonthTotals> {
      const item = await read(monthKey(notaryId, month));
      return item ? monthItem.parse(item) : { submitted: 0, feeCents: 0 };
    },

    /**
     * Submits a draft in one transaction: the draft as it was read becomes the entry, takes the next number and the
     * head of the hash chain, counts in its month below the limit, and adds its link to the chain as audit item
     * (specification, section 12).
     */
    async submit(notaryId: string, submission: Submission): Promise<SubmissionResult> {
      const { before, after, ledger, month, notarizationsLimit, audit } = submission;
      const number = ledger.lastNumber + 1;
      const items: TransactItem[] = [
        {
          Put: {
            TableName,
            Item: { ...entryKey(notaryId, after.id), ...after },
            ConditionExpression: '#status = :from AND version = :version',
            ExpressionAttributeNames: { '#status': 'status' },
            ExpressionAttributeValues: {
              ':from': entryTransitions.submit.from[0],
              ':version': before.version,
            },
          },
        },
        {
          Update: {
            TableName,
            Key: monthKey(notaryId, month),
            UpdateExpression: 'ADD submitted :one, feeCents :fee',
            ...belowLimit(notarizationsLimit, 'submitted', { ':one': 1, ':fee': after.feeCents }),
          },
        },
        {
          Update: {
            TableName,
            Key: ledgerKey(notaryId),
            UpdateExpression: 'SET lastNumber = :number, headHash = :hash ADD draftCount :drafts',
            ConditionExpression: 'lastNumber = :last AND headHash = :head',
            ExpressionAttributeValues: {
              ':number': number,
              ':hash': after.entryHash,
              ':drafts': before.listKey ? -1 : 0,
              ':last': ledger.lastNumber,
              ':head': ledger.headHash,
            },
          },
        },
        {
          Put: {
            TableName,
            Item: {
              ...chainKey(notaryId, number),
              event: 'entry-submitted',
              entryId: after.id,
              entryHash: after.entryHash,
              previousHash: after.previousHash,
              ...audit,
            },
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
      ];
      const result = await transact(table, items);
      if (result === 'committed') return 'submitted';
      // The entry first: if this draft was submitted in the meantime, the other conditions fail too.
      if (result.refused.includes(0)) return 'entry-changed';
      return result.refused.includes(1) ? 'limit-reached' : 'number-taken';
    },
  };
}

export type JournalStore = ReturnType<typeof journalStore>;
