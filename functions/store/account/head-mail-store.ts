import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { decodeTime } from 'ulid';
import * as z from 'zod/mini';
import { headMailKey } from '../table/keys.ts';
import { queryPages } from '../table/query-pages.ts';
import type { Table } from '../table/table.ts';
import { isConditionFailure, type TransactItem, writeAmidTransactions } from '../table/transactions.ts';
import type { JournalOwner } from './account-store.ts';

const headMailItem = z.object({
  notaryId: z.string(),
  journalId: z.string(),
  /** The last due day (YYYY-MM-DD) for which an email was sent, or may have been. */
  lastDue: z.optional(z.string()),
});

/** A notary who once asked for the monthly email with the head of the journal. The account says whether they still do. */
export type HeadMail = z.output<typeof headMailItem>;

const pageSize = 100;

/** The day of the month of a journal's email. Every month has 28 days, and journals spread evenly over them. */
const dayOf = (journalId: string) => (decodeTime(journalId) % 28) + 1;

/**
 * Reads and writes who gets the head of a journal by email. Items are never deleted: a notary who turns the email off and on again
 * still gets only one a month.
 */
export function headMailStore(table: Table) {
  const { client, name: TableName } = table;
  const keyOf = ({ journalId, notaryId }: HeadMail) => headMailKey(dayOf(journalId), notaryId);

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
    /** Returns the write that lists a notary, for the transaction that turns the email on. */
    listed({ id: notaryId, journalId }: JournalOwner): TransactItem {
      return {
        Update: {
          TableName,
          Key: headMailKey(dayOf(journalId), notaryId),
          UpdateExpression: 'SET notaryId = :notary, journalId = :journal',
          ExpressionAttributeValues: { ':notary': notaryId, ':journal': journalId },
        },
      };
    },

    /** Yields those who have no email for a due day (YYYY-MM-DD) yet, page by page, strongly consistent. */
    async *due(dueDay: string): AsyncGenerator<HeadMail[]> {
      const pages = queryPages(table, {
        KeyConditionExpression: 'pk = :pk',
        FilterExpression: 'attribute_not_exists(lastDue) OR lastDue < :due',
        ExpressionAttributeValues: {
          ':pk': headMailKey(Number(dueDay.slice(-2)), '').pk,
          ':due': dueDay,
        },
        Limit: pageSize,
        ConsistentRead: true,
      });
      for await (const page of pages) yield page.map((item) => z.parse(headMailItem, item));
    },

    /** Claims the email of a due day. False if a run has claimed it already. */
    claim(mail: HeadMail, dueDay: string): Promise<boolean> {
      return change({
        Key: keyOf(mail),
        UpdateExpression: 'SET lastDue = :due',
        ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(lastDue) OR lastDue < :due)',
        ExpressionAttributeValues: { ':due': dueDay },
      });
    },

    /** Gives a claim back: for certain, nothing was sent. `mail` is the item as it was before the claim. */
    async release(mail: HeadMail, dueDay: string): Promise<void> {
      await change({
        Key: keyOf(mail),
        UpdateExpression: mail.lastDue === undefined ? 'REMOVE lastDue' : 'SET lastDue = :before',
        ConditionExpression: 'lastDue = :due',
        ExpressionAttributeValues: {
          ':due': dueDay,
          ...(mail.lastDue !== undefined && { ':before': mail.lastDue }),
        },
      });
    },
  };
}

export type HeadMailStore = ReturnType<typeof headMailStore>;
