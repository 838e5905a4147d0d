import { decodeTime } from 'ulid';
import * as z from 'zod/mini';
import { updateIf } from '../table/conditional-update.ts';
import { monthlyEmailKey } from '../table/keys.ts';
import { queryPages } from '../table/query-pages.ts';
import type { Table } from '../table/table.ts';
import type { TransactItem } from '../table/transactions.ts';
import { firstJournal, type JournalOwner } from './journals.ts';

const headMailItem = z.object({
  notaryId: z.string(),
  /** The first journal, whose ID determines the day. The email is about the current one. */
  journalId: z.string(),
  /**
   * The last due days (YYYY-MM-DD) whose email was sent, or may have been: with the head, and about the
   * copy.
   */
  lastDue: z.optional(z.string()),
  lastCopy: z.optional(z.string()),
  /**
   * Whether the notary ever asked for the copy email. If not, an item is done for the day after its first
   * email.
   */
  copies: z.optional(z.literal(true)),
});

/** A notary who once turned on a monthly email about the journal. The account says whether it is still on. */
export type HeadEmail = z.output<typeof headMailItem>;

/** The monthly emails: the journal's head, and the notice that the past month's report can be downloaded. */
export type MonthlyEmail = 'head' | 'copy';

/** Returns whether no run has claimed an email for a due day (YYYY-MM-DD) yet. */
export function isOpen(mail: HeadEmail, kind: MonthlyEmail, dueDay: string): boolean {
  return (mail[claimedIn[kind]] ?? '') < dueDay;
}

/** The attribute with each email's last due day. */
const claimedIn = { head: 'lastDue', copy: 'lastCopy' } as const satisfies Record<
  MonthlyEmail,
  keyof HeadEmail
>;

const pageSize = 100;

/**
 * Returns the day of the month for a journal's email. Every month has 28 days, and journals spread evenly
 * over them.
 */
const dayOf = (journalId: string) => (decodeTime(journalId) % 28) + 1;

/** Returns the key of a notary's list item. */
export const monthlyEmailKeyOf = ({ journalId, notaryId }: Pick<HeadEmail, 'journalId' | 'notaryId'>) =>
  monthlyEmailKey(dayOf(journalId), notaryId);

/**
 * Reads and writes the recipients of monthly emails about a journal. Items are never deleted: a notary who
 * turns an email off and on again still gets only one a month.
 */
export function monthlyEmailStore(table: Table) {
  const { name: TableName } = table;

  return {
    /** Returns the write that lists a notary, for the transaction that turns an email on. */
    listed(owner: JournalOwner, kind: MonthlyEmail): TransactItem {
      const { id: notaryId } = owner;
      const journalId = firstJournal(owner);
      const copies = kind === 'copy';
      return {
        Update: {
          TableName,
          Key: monthlyEmailKeyOf({ journalId, notaryId }),
          UpdateExpression: `SET notaryId = :notary, journalId = :journal${copies ? ', copies = :copies' : ''}`,
          ExpressionAttributeValues: {
            ':notary': notaryId,
            ':journal': journalId,
            ...(copies && { ':copies': true }),
          },
        },
      };
    },

    /**
     * Yields the notaries who may still get an email for a due day (YYYY-MM-DD), page by page, strongly
     * consistent.
     */
    async *due(dueDay: string): AsyncGenerator<HeadEmail[]> {
      const pages = queryPages(table, {
        KeyConditionExpression: 'pk = :pk',
        FilterExpression:
          'attribute_not_exists(lastDue) OR lastDue < :due OR (copies = :copies AND (attribute_not_exists(lastCopy) OR lastCopy < :due))',
        ExpressionAttributeValues: {
          ':copies': true,
          ':pk': monthlyEmailKey(Number(dueDay.slice(-2)), '').pk,
          ':due': dueDay,
        },
        Limit: pageSize,
        ConsistentRead: true,
      });
      for await (const page of pages) yield page.map((item) => z.parse(headMailItem, item));
    },

    /** Claims an email for a due day. False if a run has already claimed it. */
    claim(mail: HeadEmail, kind: MonthlyEmail, dueDay: string): Promise<boolean> {
      return updateIf(table, {
        Key: monthlyEmailKeyOf(mail),
        UpdateExpression: 'SET #claimed = :due',
        ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(#claimed) OR #claimed < :due)',
        ExpressionAttributeNames: { '#claimed': claimedIn[kind] },
        ExpressionAttributeValues: { ':due': dueDay },
      });
    },

    /** Releases a claim when certainly nothing was sent. `mail` is the item before the claim. */
    async release(mail: HeadEmail, kind: MonthlyEmail, dueDay: string): Promise<void> {
      const before = mail[claimedIn[kind]];
      await updateIf(table, {
        Key: monthlyEmailKeyOf(mail),
        UpdateExpression: before === undefined ? 'REMOVE #claimed' : 'SET #claimed = :before',
        ConditionExpression: '#claimed = :due',
        ExpressionAttributeNames: { '#claimed': claimedIn[kind] },
        ExpressionAttributeValues: { ':due': dueDay, ...(before !== undefined && { ':before': before }) },
      });
    },
  };
}

export type MonthlyEmailStore = ReturnType<typeof monthlyEmailStore>;
