import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { LimitNotice } from '#shared/rules/limit-notice.ts';
import { usageEmailKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { isConditionFailure } from '../table/transactions.ts';

/** An email about a plan's monthly notarization limit (YYYY-MM). */
export type UsageEmail = { notaryId: string; month: string; limit: number; notice: LimitNotice };

/** No emails are sent two months after the month began. */
const forgottenAfterMonths = 2;

function expiryOf(month: string): number {
  const begin = new Date(`${month}-01T00:00:00Z`);
  return Math.floor(begin.setUTCMonth(begin.getUTCMonth() + forgottenAfterMonths) / 1000);
}

/** Records the last claimed email about each monthly limit, so none is sent twice. */
export function usageEmailStore({ client, name: TableName }: Table) {
  async function change(
    { notaryId, month, limit }: UsageEmail,
    update: Omit<ConstructorParameters<typeof UpdateCommand>[0], 'TableName' | 'Key'>,
  ): Promise<boolean> {
    const Key = usageEmailKey(notaryId, month, limit);
    try {
      await client.send(new UpdateCommand({ TableName, Key, ...update }));
      return true;
    } catch (error) {
      if (isConditionFailure(error)) return false;
      throw error;
    }
  }

  return {
    /**
     * Claims an email. False if it was claimed before, or is `near` and the limit was already reported as
     * reached.
     */
    claim(mail: UsageEmail): Promise<boolean> {
      return change(mail, {
        UpdateExpression: 'SET notice = :notice, expiresAt = :forgotten',
        ConditionExpression: `attribute_not_exists(notice)${mail.notice === 'reached' ? ' OR notice <> :notice' : ''}`,
        ExpressionAttributeValues: { ':notice': mail.notice, ':forgotten': expiryOf(mail.month) },
      });
    },

    /** Releases a claim when certainly nothing was sent. */
    async release(mail: UsageEmail): Promise<void> {
      await change(mail, {
        UpdateExpression: 'REMOVE notice',
        ConditionExpression: 'notice = :notice',
        ExpressionAttributeValues: { ':notice': mail.notice },
      });
    },
  };
}

export type UsageEmailStore = ReturnType<typeof usageEmailStore>;
