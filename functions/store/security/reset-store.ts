import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Account } from '../account/account-store.ts';
import { digest } from '../table/digest.ts';
import { accountKey, resetKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { transact } from '../table/transactions.ts';
import { recoveredAccount, updateOf } from './recovered-account.ts';

const resetSchema = z.object({
  notaryId: z.string(),
  /** The address that got the link. Changing the address voids the link. */
  email: z.string(),
  /**
   * How often the account had been recovered when the link was sent: a recovery voids the link. A password
   * change doesn't, because a thief who knows the password could keep changing it until the owner gives up.
   */
  recoveries: z.int(),
  /** Epoch seconds. */
  expiresAt: z.int(),
});

/** A pending password reset. */
export type PasswordReset = z.output<typeof resetSchema>;

export type ResetStore = {
  create(token: string, reset: PasswordReset): Promise<void>;
  /** Returns the reset of a token, strongly consistent. It may have expired, since DynamoDB deletes late. */
  find(token: string): Promise<PasswordReset | undefined>;
  /**
   * Uses up the token, sets the password, and recovers the account from everything added at or after `since`,
   * in one transaction. The address received an email, so it is confirmed and can receive email again. False
   * if the token was used, or the password, the factor, or its recovery codes changed in the meantime.
   */
  redeem(
    token: string,
    account: Account,
    to: { passwordHash: string; since: string; now: Date },
  ): Promise<boolean>;
};

/** Reads and writes password resets. A token is stored only as a digest. */
export function resetStore(table: Table): ResetStore {
  const { client, name: TableName } = table;
  const keyOf = (token: string) => resetKey(digest(token));
  return {
    async create(token, reset) {
      await client.send(new PutCommand({ TableName, Item: { ...keyOf(token), ...reset } }));
    },

    async find(token) {
      const { Item } = await client.send(
        new GetCommand({ TableName, Key: keyOf(token), ConsistentRead: true }),
      );
      return Item && z.parse(resetSchema, Item);
    },

    async redeem(token, account, { passwordHash, since, now }) {
      const recovered = recoveredAccount(TableName, account, { since, now });
      const set = ['passwordHash = :hash, mailbox = :mailbox, emailVerified = :true', ...recovered.set];
      const result = await transact(table, [
        { Delete: { TableName, Key: keyOf(token), ConditionExpression: 'attribute_exists(pk)' } },
        ...recovered.items,
        {
          Update: {
            TableName,
            Key: accountKey(account.id),
            UpdateExpression: updateOf(set, recovered.remove),
            ConditionExpression: `${recovered.condition} AND email = :email`,
            ExpressionAttributeNames: recovered.names,
            ExpressionAttributeValues: {
              ...recovered.values,
              ':hash': passwordHash,
              ':email': account.email,
              ':true': true,
              ':mailbox': { email: account.email, problem: null, at: now.toISOString() },
            },
          },
        },
      ]);
      return result === 'committed';
    },
  };
}
