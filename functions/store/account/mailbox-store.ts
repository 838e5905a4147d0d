import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { MailProblem } from '#shared/rules/mail-problem.ts';
import { accountKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { isConditionFailure, writeAmidTransactions } from '../table/transactions.ts';

export type MailboxStore = {
  /**
   * Records an email problem with an account's address at a time (ISO 8601 UTC). False if the account has
   * another address now, or a later event is recorded: events may be late, duplicated, or out of order.
   */
  noteProblem(notaryId: string, about: { email: string; problem: MailProblem; at: string }): Promise<boolean>;
};

/** Records the state of accounts' mailboxes. A redeemed reset link clears a problem (reset-store). */
export function mailboxStore({ client, name: TableName }: Table): MailboxStore {
  return {
    async noteProblem(notaryId, { email, problem, at }) {
      const update = new UpdateCommand({
        TableName,
        Key: accountKey(notaryId),
        UpdateExpression: 'SET mailbox = :mailbox',
        ConditionExpression:
          'email = :email AND (attribute_not_exists(mailbox) OR mailbox.email <> :email OR mailbox.#at < :at)',
        ExpressionAttributeNames: { '#at': 'at' },
        ExpressionAttributeValues: { ':mailbox': { email, problem, at }, ':email': email, ':at': at },
      });
      try {
        await writeAmidTransactions(() => client.send(update));
        return true;
      } catch (error) {
        if (isConditionFailure(error)) return false;
        throw error;
      }
    },
  };
}
