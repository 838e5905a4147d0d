import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { decodeTime } from 'ulid';
import * as z from 'zod/mini';
import { monthlyEmailKey } from '../table/keys.ts';
import { queryPages } from '../table/query-pages.ts';
import type { Table } from '../table/table.ts';
import { isConditionFailure, type TransactItem, writeAmidTransactions } from '../table/transactions.ts';
import { firstJournal, type JournalOwner } from './journals.ts';

const headMailItem = z.object({
  notaryId: z.string(),
  /** The first journal, whose ID decides the day. The email is about the current one. */
  journalId: z.string(),
  /** The last due days (YYYY-MM-DD) for which an email was sent, or may have been: with the head, and about the copy. */
  lastDue: z.optional(z.string()),
  lastCopy: z.optional(z.string()),
  /** Whether the notary ever asked for the email about the copy. Without it, an item is done for the day with its first email. */
  copies: z.optional(z.literal(true)),
});

/** A notary who once asked for a monthly email about the journal. The account says whether they still do. */
export type HeadEmail = z.output<typeof headMailItem>;

/** The monthly emails: the head of the journal, and the note that the report of the past month can be fetched. */
export type MonthlyEmail = 'head' | 'copy';

/** Reports whether no run claimed an email of a due day (YYYY-MM-DD) yet. */
export function isOpen(mail: HeadEmail, kind: MonthlyEmail, dueDay: string): boolean {
  return (mail[claimedIn[kind]] ?? '') < dueDay;
}

/** Where the item has the last due day of each. */
const claimedIn = { head: 'lastDue', copy: 'lastCopy' } as const satisfies Record<
  MonthlyEmail,
  keyof HeadEmail
>;

const pageSize = 100;

/** The day of the month of a journal's email. Every month has 28 days, and journals spread evenly over them. */
const dayOf = (journalId: string) => (decodeTime(journalId) % 28) + 1;

/** Returns the key under which a notary is listed. */
export const monthlyEmailKeyOf = ({ journalId, notaryId }: Pick<HeadEmail, 'journalId' | 'notaryId'>) =>
  monthlyEmailKey(dayOf(journalId), notaryId);

/**
 * Reads and writes who gets monthly emails about a journal. Items are never deleted: a notary who turns an email off and on again
 * still gets only one a month.
 */
export function monthlyEmailStore(table: Table) {
  const { client, name: TableName } = table;

  /** Makes a conditional update of an item. False if the condition fails. */
  async function change(update: Omit<ConstructorParameters<typeof UpdateCommand>[0], 'TableName'>) {
    const command = new UpdateCommand({ TableName, ...update });
    try {
      await writeAmidTransactions(() => client.send(command));
      return true;
    } catch (error) {
      if (isConditionFailure(error)) return false;
      throw error;
    }
  }

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

    /** Yields those who may still get an email for a due day (YYYY-MM-DD), page by page, strongly consistent. */
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

    /** Claims an email of a due day. False if a run has claimed it already. */
    claim(mail: HeadEmail, kind: MonthlyEmail, dueDay: string): Promise<boolean> {
      return change({
        Key: monthlyEmailKeyOf(mail),
        UpdateExpression: 'SET #claimed = :due',
        ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(#claimed) OR #claimed < :due)',
        ExpressionAttributeNames: { '#claimed': claimedIn[kind] },
        ExpressionAttributeValues: { ':due': dueDay },
      });
    },

    /** Gives a claim back: for certain, nothing was sent. `mail` is the item as it was before the claim. */
    async release(mail: HeadEmail, kind: MonthlyEmail, dueDay: string): Promise<void> {
      const before = mail[claimedIn[kind]];
      await change({
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
