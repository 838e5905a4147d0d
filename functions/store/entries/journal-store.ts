import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { entryTransitions } from '#shared/rules/entry-state.ts';
import type { JournalOwner } from '../account/account-store.ts';
import { openPlaces } from '../account/open-places.ts';
import { belowLimit } from '../table/conditions.ts';
import { ContentionError } from '../table/contention-error.ts';
import { draftCountKey, draftKey, ledgerKey, monthKey, sealedEntryKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { type TransactItem, transact } from '../table/transactions.ts';
import { type ChainLink, itemsOfLink } from './chain-link.ts';
import { draftCountChange } from './draft-count.ts';
import type { EntryItem } from './entry-item.ts';
import { stubSeconds, submittedStub } from './submitted-stub.ts';

const ledgerItem = z.object({
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

const draftCountItem = z.object({ draftCount: z.int() });

const monthItem = z.object({ submitted: z.int(), feeCents: z.int() });

/** Submissions and fees of one month in the notary's time zone. */
export type MonthTotals = z.output<typeof monthItem>;

/** A draft that is about to become entry `after.entryNumber`, with the conditions for it. */
export type Submission = {
  before: EntryItem;
  after: EntryItem;
  link: ChainLink;
  ledger: Ledger;
  month: string;
  notarizationsLimit: number;
};

export type SubmissionResult = 'submitted' | 'entry-changed' | 'limit-reached' | 'number-taken';

/** Reads counters and months of a journal, and submits entries. */
export function journalStore(table: Table) {
  const { client, name: TableName } = table;

  async function read(key: { pk: string; sk: string }) {
    const { Item } = await client.send(new GetCommand({ TableName, Key: key, ConsistentRead: true }));
    return Item;
  }

  const places = openPlaces(table, 'drafts-to-submit');

  return {
    /** Returns the end of a journal, strongly consistent. Every journal has one from registration on. */
    async ledger(journalId: string): Promise<Ledger> {
      return ledgerItem.parse(await read(ledgerKey(journalId)));
    },

    /** Returns how many drafts of a notary count toward the plan's limit, strongly consistent. */
    async draftCount(notaryId: string): Promise<number> {
      const item = await read(draftCountKey(notaryId));
      return item ? draftCountItem.parse(item).draftCount : 0;
    },

    /** Returns the totals of a month (YYYY-MM); zeros if nothing was submitted in it. */
    async month(notaryId: string, month: string): Promise<MonthTotals> {
      const item = await read(monthKey(notaryId, month));
      return item ? monthItem.parse(item) : { submitted: 0, feeCents: 0 };
    },

    /**
     * Submits a draft in one transaction: the entry is added to the journal, takes the next number and the head of the
     * hash chain, counts in its month below the limit, and adds its link, also to the leaves that wait for the public
     * log. The draft as it was read gives way to a stub, which TTL removes: the transaction deletes nothing, so nobody
     * who submits needs that permission (specification, section 12).
     */
    async submit(
      { id: notaryId, journalId }: JournalOwner,
      submission: Submission,
    ): Promise<SubmissionResult> {
      const { before, after, link, ledger, month, notarizationsLimit } = submission;
      const expiresAt = Math.floor(Date.parse(link.at) / 1000) + stubSeconds;
      const isNew = 'attribute_not_exists(pk)';
      const items: TransactItem[] = [
        {
          Put: {
            TableName,
            Item: { ...draftKey(notaryId, before.id), ...submittedStub, expiresAt },
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
            Key: ledgerKey(journalId),
            UpdateExpression: 'SET lastNumber = :number, lastLink = :sequence, headHash = :hash',
            ConditionExpression: 'lastNumber = :last AND lastLink = :lastLink AND headHash = :head',
            ExpressionAttributeValues: {
              ':number': after.entryNumber,
              ':sequence': link.sequence,
              ':hash': link.hash,
              ':last': ledger.lastNumber,
              ':lastLink': ledger.lastLink,
              ':head': ledger.headHash,
            },
          },
        },
        ...[{ ...sealedEntryKey(journalId, after.id), ...after }, ...itemsOfLink(journalId, link)].map(
          (Item) => ({ Put: { TableName, Item, ConditionExpression: isNew } }),
        ),
        ...(before.listKey ? [draftCountChange(table, notaryId, -1)] : []),
      ];
      // Who met another transaction on the ledger has an old number, so there is no point in trying the same again.
      const result = await transact(table, items, 1).catch((error: unknown) => {
        if (error instanceof ContentionError) return 'met-another' as const;
        throw error;
      });
      if (result === 'met-another') return 'number-taken';
      if (result === 'committed') {
        // The entry is final. A place that cannot be freed now is free again within a day.
        if (!before.listKey) await places.free(notaryId, before.id).catch(() => undefined);
        return 'submitted';
      }
      // The draft first: if it was submitted in the meantime, the other conditions fail too.
      if (result.refused.includes(0)) return 'entry-changed';
      return result.refused.includes(1) ? 'limit-reached' : 'number-taken';
    },
  };
}

export type JournalStore = ReturnType<typeof journalStore>;
