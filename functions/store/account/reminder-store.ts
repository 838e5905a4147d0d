import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { closureNoticeIds } from '#shared/rules/closure.ts';
import { destructionNoticeId } from '#shared/rules/duties/destruction-time.ts';
import type { ExpiryReminder } from '#shared/rules/expiry-reminders.ts';
import { updateIf } from '../table/conditional-update.ts';
import { reminderKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import type { TransactItem } from '../table/transactions.ts';
import { expiryOf, keyOfReminder } from './reminder-item.ts';

const common = {
  notaryId: z.string(),
  dueDay: z.string(),
  /** `claimed`: a run is about to send it, or died doing so. `unknown`: it may have been sent. */
  status: z.enum(['due', 'claimed', 'sent', 'unknown']),
  claim: z.optional(z.string()),
  claimedAt: z.optional(z.iso.datetime()),
};

const reminderItem = z.union([
  z.object({
    ...common,
    commissionNumber: z.string(),
    /** YYYY-MM-DD. */
    expirationDate: z.string(),
    days: z.literal([60, 30, 7]),
  }),
  z.object({ ...common, matterId: z.string(), dueOn: z.string() }),
  z.object({ ...common, notice: z.enum(['trial-3-days', 'trial-1-day', 'trial-over']) }),
  z.object({ ...common, notice: z.enum(closureNoticeIds) }),
  z.object({ ...common, notice: z.literal(destructionNoticeId) }),
]);

/**
 * A reminder for one notary, and its status: a commission expires, the trial or a closed account ends,
 * entries are to be destroyed, or a matter is due.
 */
export type StoredReminder = z.output<typeof reminderItem>;

/** The end of a page of a day, where the next one starts. */
export type PagePlace = Record<string, unknown>;

export type ReminderStore = {
  /**
   * Returns the write that schedules a reminder, for the transaction that adds the commission. Leaves an
   * existing one unchanged.
   */
  planned(notaryId: string, reminder: ExpiryReminder): TransactItem;
  /** Returns the write that removes a reminder, for the transaction that removes the commission. */
  withdrawn(notaryId: string, reminder: ExpiryReminder): TransactItem;
  /** Returns a page of a day's open reminders, strongly consistent, and where the next page starts. */
  page(dueDay: string, from: PagePlace | undefined): Promise<{ open: StoredReminder[]; next?: PagePlace }>;
  /** Claims a due reminder for one email. False if it is no longer due. */
  claim(reminder: StoredReminder, claim: string, now: Date): Promise<boolean>;
  /** Records how a claim ended: `due` if certainly nothing was sent. False if the claim already ended. */
  settle(reminder: StoredReminder, claim: string, status: 'due' | 'sent' | 'unknown'): Promise<boolean>;
};

const pageSize = 100;

/** Reads and writes reminders: one partition per due day. */
export function reminderStore(table: Table): ReminderStore {
  const { client, name: TableName } = table;

  /** Changes one reminder. False if its condition fails. */
  const change = (reminder: StoredReminder, update: Omit<Parameters<typeof updateIf>[1], 'Key'>) =>
    updateIf(table, { Key: keyOfReminder(reminder.notaryId, reminder), ...update });

  return {
    planned(notaryId, reminder) {
      const { commissionNumber, expirationDate, days, dueDay } = reminder;
      return {
        Update: {
          TableName,
          Key: keyOfReminder(notaryId, reminder),
          // Never replaces a claim: a commission that is deleted and added again causes no second email.
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
            ':forgotten': expiryOf(dueDay),
          },
        },
      };
    },

    withdrawn(notaryId, reminder) {
      return { Delete: { TableName, Key: keyOfReminder(notaryId, reminder) } };
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
