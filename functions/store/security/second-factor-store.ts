import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type Account, keepingOneSession } from '../account/account-store.ts';
import { accountKey, secondFactorKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { isConditionFailure, transact, writeAmidTransactions } from '../table/transactions.ts';

export const factorItem = z.object({
  id: z.string(),
  /** `pending` until its first code. */
  status: z.enum(['pending', 'on']),
  /** The authenticator app's secret, sealed with the notary's data key. */
  secret: z.object({ ciphertext: z.string(), commitment: z.string() }),
  /**
   * The latest time step with a used code. Its codes, and those of earlier steps, can't be used again (RFC
   * 6238, 5.2).
   */
  lastStep: z._default(z.int(), 0),
  /** Digests of the remaining recovery codes. Missing if none are left. */
  recoveryCodes: z._default(z.set(z.string()), new Set()),
  /** Epoch seconds. Only a pending one expires. */
  expiresAt: z.optional(z.int()),
});

/** A second factor, on or pending. */
export type SecondFactor = z.output<typeof factorItem>;

export type SecondFactorStore = {
  /**
   * Returns the second factor, strongly consistent. A pending one may have expired, since DynamoDB deletes
   * late.
   */
  get(notaryId: string): Promise<SecondFactor | undefined>;
  /** Stores a new secret until it is confirmed, replacing another pending one. False if one is on. */
  begin(
    notaryId: string,
    factor: Pick<SecondFactor, 'id' | 'secret'> & { expiresAt: number },
  ): Promise<boolean>;
  /**
   * Turns a pending factor on and ends every session but one. `gone`: it was replaced or confirmed in the
   * meantime; `ended`: the session ended, or the password changed, since `account` was read.
   */
  confirm(
    account: Account,
    sessionId: string,
    factor: { id: string; lastStep: number; recoveryCodes: string[]; now: Date },
  ): Promise<'confirmed' | 'gone' | 'ended'>;
  /** Uses up a time step. False if it, or a later one, was already used. */
  spendStep(notaryId: string, factorId: string, step: number): Promise<boolean>;
  /** Uses up a recovery code by its digest. False if it is not one of the remaining codes. */
  spendRecoveryCode(account: Account, factorId: string, codeDigest: string): Promise<boolean>;
  /** Replaces all recovery codes. False if the factor is no longer on. */
  replaceRecoveryCodes(
    account: Account,
    factorId: string,
    codes: { digests: string[]; now: Date },
  ): Promise<boolean>;
  /** Turns the factor off and deletes it. False if it is no longer on. */
  remove(account: Account, factorId: string): Promise<boolean>;
};

const isOn = 'id = :id AND #status = :on';
const status = { '#status': 'status' };

/**
 * Reads and writes second factors. The account also stores that one is on and how many recovery codes are
 * left. Methods with an account fail if its password or factor changed since it was read.
 */
export function secondFactorStore(table: Table): SecondFactorStore {
  const { client, name: TableName } = table;

  /** Returns whether a conditional write succeeded. */
  async function written(write: () => Promise<unknown>): Promise<boolean> {
    try {
      await writeAmidTransactions(write);
      return true;
    } catch (error) {
      if (isConditionFailure(error)) return false;
      throw error;
    }
  }

  /**
   * Returns the account update that accompanies a change of its factor. Requires that the factor is the one
   * that was on when the account was read.
   */
  const ofAccount = (account: Account, expression: string, values: Record<string, unknown> = {}) => ({
    Update: {
      TableName,
      Key: accountKey(account.id),
      UpdateExpression: expression,
      ConditionExpression: 'attribute_exists(secondFactor) AND tokenVersion = :version',
      ExpressionAttributeValues: { ...values, ':version': account.tokenVersion },
    },
  });

  return {
    async get(notaryId) {
      const Key = secondFactorKey(notaryId);
      const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return Item && z.parse(factorItem, Item);
    },

    begin(notaryId, factor) {
      const Item = { ...secondFactorKey(notaryId), ...factor, status: 'pending' };
      const put = new PutCommand({
        TableName,
        Item,
        ConditionExpression: 'attribute_not_exists(pk) OR #status = :pending',
        ExpressionAttributeNames: status,
        ExpressionAttributeValues: { ':pending': 'pending' },
      });
      return written(() => client.send(put));
    },

    async confirm(account, sessionId, { id, lastStep, recoveryCodes, now }) {
      const at = now.toISOString();
      const set = {
        expression: 'secondFactor = :factor',
        condition: 'attribute_not_exists(secondFactor)',
        values: { ':factor': { recoveryCodesLeft: recoveryCodes.length, onSince: at, codesSince: at } },
      };
      const result = await transact(table, [
        {
          Update: {
            TableName,
            Key: secondFactorKey(account.id),
            UpdateExpression: 'SET #status = :on, lastStep = :step, recoveryCodes = :codes REMOVE expiresAt',
            ConditionExpression: 'id = :id AND #status = :pending',
            ExpressionAttributeNames: status,
            ExpressionAttributeValues: {
              ':id': id,
              ':on': 'on',
              ':pending': 'pending',
              ':step': lastStep,
              ':codes': new Set(recoveryCodes),
            },
          },
        },
        { Update: { TableName, ...keepingOneSession(account, sessionId, set) } },
      ]);
      if (result === 'committed') return 'confirmed';
      return result.refused.includes(0) ? 'gone' : 'ended';
    },

    spendStep(notaryId, factorId, step) {
      const update = new UpdateCommand({
        TableName,
        Key: secondFactorKey(notaryId),
        UpdateExpression: 'SET lastStep = :step',
        ConditionExpression: `${isOn} AND lastStep < :step`,
        ExpressionAttributeNames: status,
        ExpressionAttributeValues: { ':id': factorId, ':on': 'on', ':step': step },
      });
      return written(() => client.send(update));
    },

    async spendRecoveryCode(account, factorId, codeDigest) {
      const result = await transact(table, [
        {
          Update: {
            TableName,
            Key: secondFactorKey(account.id),
            UpdateExpression: 'DELETE recoveryCodes :codes',
            ConditionExpression: `${isOn} AND contains(recoveryCodes, :code)`,
            ExpressionAttributeNames: status,
            ExpressionAttributeValues: {
              ':id': factorId,
              ':on': 'on',
              ':code': codeDigest,
              ':codes': new Set([codeDigest]),
            },
          },
        },
        ofAccount(account, 'SET secondFactor.recoveryCodesLeft = secondFactor.recoveryCodesLeft - :one', {
          ':one': 1,
        }),
      ]);
      return result === 'committed';
    },

    async replaceRecoveryCodes(account, factorId, { digests, now }) {
      const result = await transact(table, [
        {
          Update: {
            TableName,
            Key: secondFactorKey(account.id),
            UpdateExpression: 'SET recoveryCodes = :codes',
            ConditionExpression: isOn,
            ExpressionAttributeNames: status,
            ExpressionAttributeValues: { ':id': factorId, ':on': 'on', ':codes': new Set(digests) },
          },
        },
        ofAccount(account, 'SET secondFactor.recoveryCodesLeft = :left, secondFactor.codesSince = :now', {
          ':left': digests.length,
          ':now': now.toISOString(),
        }),
      ]);
      return result === 'committed';
    },

    async remove(account, factorId) {
      const result = await transact(table, [
        {
          Delete: {
            TableName,
            Key: secondFactorKey(account.id),
            ConditionExpression: isOn,
            ExpressionAttributeNames: status,
            ExpressionAttributeValues: { ':id': factorId, ':on': 'on' },
          },
        },
        ofAccount(account, 'REMOVE secondFactor'),
      ]);
      return result === 'committed';
    },
  };
}
