import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type Account, keepingOneSession } from './account-store.ts';
import { accountKey, secondFactorKey } from './keys.ts';
import type { Table } from './table.ts';
import { isConditionFailure, transact, writeAmidTransactions } from './transactions.ts';

const factorItem = z.object({
  id: z.string(),
  /** `pending` until a first code of it was given. */
  status: z.enum(['pending', 'on']),
  /** The secret of the authenticator, sealed with the notary's data key. */
  secret: z.object({ ciphertext: z.string(), commitment: z.string() }),
  /** The latest time step of which a code was used: neither it nor any before may be used again (RFC 6238, 5.2). */
  lastStep: z._default(z.int(), 0),
  /** Digests of the recovery codes that are left; missing when none is. */
  recoveryCodes: z._default(z.set(z.string()), new Set()),
  /** Epoch seconds; of a pending one only. */
  expiresAt: z.optional(z.int()),
});

/** A second factor, in force or about to be. */
export type SecondFactor = z.output<typeof factorItem>;

export type SecondFactorStore = {
  /** The second factor, strongly consistent; a pending one may have expired, since TTL deletes late. */
  get(notaryId: string): Promise<SecondFactor | undefined>;
  /** Keeps a new secret until it is confirmed, in place of another pending one; false when one is on. */
  begin(
    notaryId: string,
    factor: Pick<SecondFactor, 'id' | 'secret'> & { expiresAt: number },
  ): Promise<boolean>;
  /**
   * Turns a pending factor on and ends every session but one. `gone`: it was replaced or confirmed meanwhile;
   * `ended`: the session ended, or the password was changed, since `account` was read.
   */
  confirm(
    account: Account,
    sessionId: string,
    factor: { id: string; lastStep: number; recoveryCodes: string[] },
  ): Promise<'confirmed' | 'gone' | 'ended'>;
  /** Uses up a time step; false when it, or a later one, was used before. */
  spendStep(notaryId: string, factorId: string, step: number): Promise<boolean>;
  /** Uses up a recovery code by its digest; false when it is none of those left. */
  spendRecoveryCode(account: Account, factorId: string, codeDigest: string): Promise<boolean>;
  /** Puts recovery codes in place of all from before; false when the factor is not on any more. */
  replaceRecoveryCodes(account: Account, factorId: string, codeDigests: string[]): Promise<boolean>;
  /** Turns the factor off and forgets it; false when it is not on any more. */
  remove(account: Account, factorId: string): Promise<boolean>;
};

const isOn = 'id = :id AND #status = :on';
const status = { '#status': 'status' };

/**
 * Second factors in the table. That one is on, and how many recovery codes are left, the account holds too. What takes an
 * account refuses when its password or factor changed since it was read.
 */
export function secondFactorStore(table: Table): SecondFactorStore {
  const { client, name: TableName } = table;

  /** Whether a conditional write was made. */
  async function written(write: () => Promise<unknown>): Promise<boolean> {
    try {
      await writeAmidTransactions(write);
      return true;
    } catch (error) {
      if (isConditionFailure(error)) return false;
      throw error;
    }
  }

  /** A change of the account that goes with one of its factor: of the very factor that was on when it was read. */
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

    async confirm(account, sessionId, { id, lastStep, recoveryCodes }) {
      const set = {
        expression: 'secondFactor = :factor',
        condition: 'attribute_not_exists(secondFactor)',
        values: { ':factor': { recoveryCodesLeft: recoveryCodes.length } },
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

    async replaceRecoveryCodes(account, factorId, codeDigests) {
      const result = await transact(table, [
        {
          Update: {
            TableName,
            Key: secondFactorKey(account.id),
            UpdateExpression: 'SET recoveryCodes = :codes',
            ConditionExpression: isOn,
            ExpressionAttributeNames: status,
            ExpressionAttributeValues: { ':id': factorId, ':on': 'on', ':codes': new Set(codeDigests) },
          },
        },
        ofAccount(account, 'SET secondFactor.recoveryCodesLeft = :left', { ':left': codeDigests.length }),
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
