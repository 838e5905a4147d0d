import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { digest } from '../table/digest.ts';
import { accountKey, emailVerificationKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { transact } from '../table/transactions.ts';

const verificationItem = z.object({
  notaryId: z.string(),
  /** The address that got the link. */
  email: z.string(),
  /** Epoch seconds. */
  expiresAt: z.int(),
});

/** An emailed link that confirms an address. */
export type EmailVerification = z.output<typeof verificationItem>;

export type EmailVerificationStore = {
  create(token: string, verification: EmailVerification): Promise<void>;
  /**
   * Returns the verification of a token, strongly consistent. It may have expired, since DynamoDB deletes
   * late.
   */
  find(token: string): Promise<EmailVerification | undefined>;
  /**
   * Uses up the token and marks the account's address as confirmed, in one transaction. The address received
   * an email, so it can receive email again. False if the token was used, or the account has another address
   * now.
   */
  redeem(
    token: string,
    verification: Pick<EmailVerification, 'notaryId' | 'email'>,
    now: Date,
  ): Promise<boolean>;
};

/** Reads and writes links that confirm addresses. A token is stored only as a digest. */
export function emailVerificationStore(table: Table): EmailVerificationStore {
  const { client, name: TableName } = table;
  const keyOf = (token: string) => emailVerificationKey(digest(token));
  return {
    async create(token, verification) {
      await client.send(new PutCommand({ TableName, Item: { ...keyOf(token), ...verification } }));
    },

    async find(token) {
      const { Item } = await client.send(
        new GetCommand({ TableName, Key: keyOf(token), ConsistentRead: true }),
      );
      return Item && z.parse(verificationItem, Item);
    },

    async redeem(token, { notaryId, email }, now) {
      const result = await transact(table, [
        { Delete: { TableName, Key: keyOf(token), ConditionExpression: 'attribute_exists(pk)' } },
        {
          Update: {
            TableName,
            Key: accountKey(notaryId),
            UpdateExpression: 'SET emailVerified = :true, mailbox = :mailbox',
            ConditionExpression: 'email = :email',
            ExpressionAttributeValues: {
              ':true': true,
              ':email': email,
              ':mailbox': { email, problem: null, at: now.toISOString() },
            },
          },
        },
      ]);
      return result === 'committed';
    },
  };
}
