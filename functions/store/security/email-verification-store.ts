import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { digest } from '../table/digest.ts';
import { accountKey, emailVerificationKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { isConditionFailure, writeAmidTransactions } from '../table/transactions.ts';

const verificationItem = z.object({
  notaryId: z.string(),
  /** The address that got the link. */
  email: z.string(),
  /** Epoch seconds. */
  expiresAt: z.int(),
});

/** A mailed link that confirms an address. */
export type EmailVerification = z.output<typeof verificationItem>;

export type EmailVerificationStore = {
  create(token: string, verification: EmailVerification): Promise<void>;
  /** Returns the verification of a token, strongly consistent. It may have expired, since DynamoDB deletes late. */
  find(token: string): Promise<EmailVerification | undefined>;
  /**
   * Marks the address of an account as confirmed. It received a mail, so it gets mail again. False if the account has
   * another address now. Can be repeated.
   */
  markVerified(verification: Pick<EmailVerification, 'notaryId' | 'email'>, now: Date): Promise<boolean>;
};

/** Reads and writes links that confirm addresses. A token is stored only as a digest. */
export function emailVerificationStore({ client, name: TableName }: Table): EmailVerificationStore {
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

    async markVerified({ notaryId, email }, now) {
      const update = new UpdateCommand({
        TableName,
        Key: accountKey(notaryId),
        UpdateExpression: 'SET emailVerified = :true, mailbox = :mailbox',
        ConditionExpression: 'email = :email',
        ExpressionAttributeValues: {
          ':true': true,
          ':email': email,
          ':mailbox': { email, problem: null, at: now.toISOString() },
        },
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
