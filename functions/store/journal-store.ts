import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { entryTransitions } from '#shared/rules/entry-state.ts';
import { belowLimit } from './conditions.ts';
import type { EntryItem } from './entry-item.ts';
import { chainKey, entryKey, ledgerKey, monthKey } from './keys.ts';
import type { Table } from './table.ts';
import { type TransactItem, transact } from './transactions.ts';

const ledgerItem = z.object({ lastNumber: z.int(), headHash: z.string(), draftCount: z.int() });

/** The counters of a journal: the last number given, the hash of the last entry, the drafts that count. */
export type Ledger = z.output<typeof ledgerItem>;

const monthItem = z.object({ submitted: z.int(), feeCents: z.int() });

/** What was submitted in one month of the notary's timezone. */
export type MonthTotals = z.output<typeof monthItem>;

/** A draft about to become entry `entry.entryNumber`, with what must still hold when it does. */
export type Submission = {
  before: EntryItem;
  after: EntryItem;
  ledger: Ledger;
  month: string;
  notarizationsLimit: number;
  /** Who and what asked for it, for the audit trail. */
  audit: { at: string; sessionId: string; requestId: string };
};

export type SubmissionResult = 'submitted' | 'entry-changed' | 'limit-reached' | 'number-taken';

/** The journal as a whole: its counters, its months, and the one transaction that submits an entry. */
export function journalStore(table: Table) {
  const { client, name: TableName } = table;

  async function read(key: { pk: string; sk: string }) {
    const { Item } = await client.send(new GetCommand({ TableName, Key: key, ConsistentRead: true }));
    return Item;
  }

  return {
    /** The counters, with strong consistency. Every account has them from registration on. */
    async ledger(notaryId: string): Promise<Ledger> {
      return ledgerItem.parse(await read(ledgerKey(notaryId)));
    },

    /** The totals of a month, YYYY-MM; zeros when nothing was submitted in it. */
    async month(notaryId: string, month: string): Promise<MonthTotals> {
      const item = await read(monthKey(notaryId, month));
      return item ? monthItem.parse(item) : { submitted: 0, feeCents: 0 };
    },

    /**
     * Submits a draft in ONE transaction: the draft as it was read becomes the entry, takes the next
     * number and the head of the hash chain, counts in its month below the limit, and leaves its link
     * in the chain as audit item (decisions, "Entries"). All of it or nothing.
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
      // The entry first: when this very draft was submitted meanwhile, the other conditions fail too.
      if (result.refused.includes(0)) return 'entry-changed';
      return result.refused.includes(1) ? 'limit-reached' : 'number-taken';
    },
  };
}

export type JournalStore = ReturnType<typeof journalStore>;
