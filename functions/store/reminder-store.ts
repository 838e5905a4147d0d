import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type ExpiryReminder, forgottenAfter } from '#shared/rules/expiry-reminders.ts';
import { type Key, reminderKey } from './keys.ts';
import type { Table } from './table.ts';
import { isConditionFailure, type TransactItem, writeAmidTransactions } from './transactions.ts';

const reminderItem = z.object({
  notaryId: z.string(),
  commissionNumber: z.string(),
  /** YYYY-MM-DD. */
  expirationDate: z.string(),
  days: z.literal([60, 30, 7]),
  dueDay: z.string(),
  /** `claimed`: a run is about to mail it, or died then. `unknown`: nobody can tell whether it was mailed. */
  status: z.enum(['due', 'claimed', 'sent', 'unknown']),
  claim: z.optional(z.string()),
  claimedAt: z.optional(z.iso.datetime()),
});

/** A reminder of one notary, and how far it is. */
export type StoredReminder = z.output<typeof reminderItem>;

/** Where a page of a day ends and the next begins. */
export type PagePlace = Record<string, unknown>;

export type ReminderStore = {
  /** Plans a reminder; one planned before stays as it is. For the transaction that lists the commission. */
  planned(notaryId: string, reminder: ExpiryReminder): TransactItem;
  /** Takes a reminder back. For the transaction that removes the commission. */
  withdrawn(notaryId: string, reminder: ExpiryReminder): TransactItem;
  /** Some reminders of a day whose end is open, strongly consistent, and where to go on. */
  page(dueDay: string, from: PagePlace | undefined): Promise<{ open: StoredReminder[]; next?: PagePlace }>;
  /** Takes a due reminder for one mail; false when it is not due any more. */
  claim(reminder: StoredReminder, claim: string, now: Date): Promise<boolean>;
  /** Writes down how a claim ended: `due` when it is certain that nothing was sent. False if it has ended. */
  settle(reminder: StoredReminder, claim: string, status: 'due' | 'sent' | 'unknown'): Promise<boolean>;
};

const pageSize = 100;

const keyOf = (notaryId: string, { dueDay, commissionNumber, days }: ExpiryReminder): Key =>
  reminderKey(dueDay, notaryId, commissionNumber, days);

/** Reminders in the table: a partition for each day that some are due on. */
export function reminderStore({ client, name: TableName }: Table): ReminderStore {
  /** A change of one reminder; false when its condition does not hold. */
  async function change(
    reminder: StoredReminder,
    update: Omit<ConstructorParameters<typeof UpdateCommand>[0], 'TableName' | 'Key'>,
  ): Promise<boolean> {
    const command = new UpdateCommand({ TableName, Key: keyOf(reminder.notaryId, reminder), ...update });
    try {
      await writeAmidTransactions(() => client.send(command));
      return true;
    } catch (error) {
      if (isConditionFailure(error)) return false;
      throw error;
    }
  }

  return {
    planned(notaryId, reminder) {
      const { commissionNumber, expirationDate, days, dueDay } = reminder;
      return {
        Update: {
          TableName,
          Key: keyOf(notaryId, reminder),
          // Never over a claim: a commission deleted and listed again brings no second mail.
          UpdateExpression:
            'SET #status = if_not_exists(#status, :due), notaryId = :notary, commissionNumber = :number, expirationDate = :expires, #days = :days, dueDay = :day, expiresAt = :forgotten',
          ExpressionAttributeNames: { '#status': 'status', '#days': 'days' },
          ExpressionAttributeValues: {
            ':due': 'due',
            ':notary': notaryId,
            ':number': commissionNumber,
            ':expires': expirationDate,
            ':days': days,
            ':day': dueDay,
            ':forgotten': Math.floor(forgottenAfter(dueDay).getTime() / 1000),
          },
        },
      };
    },

    withdrawn(notaryId, reminder) {
      return { Delete: { TableName, Key: keyOf(notaryId, reminder) } };
    },

    async page(dueDay, from) {
      const { Items = [], LastEvaluatedKey } = await client.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :day',
          FilterExpression: '#status IN (:due, :claimed)',
          ExpressionAttributeNames: { '#status': 'status' },
          ExpressionAttributeValues: {
            ':day': reminderKey(dueDay, '', '', 0).pk,
            ':due': 'due',
            ':claimed': 'claimed',
          },
          Limit: pageSize,
          ConsistentRead: true,
          ExclusiveStartKey: from,
        }),
      );
      const open = Items.map((item) => z.parse(reminderItem, item));
      return { open, ...(LastEvaluatedKey && { next: LastEvaluatedKey }) };
    },

    claim(reminder, claim, now) {
      return change(reminder, {
        UpdateExpression: 'SET #status = :claimed, #claim = :claim, claimedAt = :now',
        ConditionExpression: '#status = :due',
        ExpressionAttributeNames: { '#status': 'status', '#claim': 'claim' },
        ExpressionAttributeValues: {
          ':claimed': 'claimed',
          ':due': 'due',
          ':claim': claim,
          ':now': now.toISOString(),
        },
      });
    },

    settle(reminder, claim, status) {
      return change(reminder, {
        UpdateExpression: 'SET #status = :end',
        ConditionExpression: '#status = :claimed AND #claim = :claim',
        ExpressionAttributeNames: { '#status': 'status', '#claim': 'claim' },
        ExpressionAttributeValues: { ':claimed': 'claimed', ':claim': claim, ':end': status },
      });
    },
  };
}
