import { DeleteCommand, GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Account } from '../account/account-store.ts';
import { isVoid, recoveryCutOf } from '../account/recovery-cut.ts';
import { accountKey, passkeyKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { isConditionFailure, transact } from '../table/transactions.ts';

const passkeyItem = z.object({
  /** The credential's ID, in base64url. */
  id: z.string(),
  /** The notary's name for it. */
  name: z.string(),
  /** COSE key, in base64url. */
  publicKey: z.string(),
  /** The authenticator's signature count, if it keeps one. */
  counter: z.int(),
  /** How the browser reached the authenticator, such as `internal` or `usb`. */
  transports: z.array(z.string()),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
  /** The account's token version when the passkey was added (recovery-cut). */
  tokenVersion: z.optional(z.int()),
});

/** A notary's passkey (a discoverable credential of WebAuthn). */
export type Passkey = z.output<typeof passkeyItem>;

export type PasskeyStore = {
  /** Returns the passkeys of a notary, oldest first, strongly consistent. */
  list(notaryId: string): Promise<Passkey[]>;
  /** Returns a passkey of a notary, strongly consistent. */
  get(notaryId: string, passkeyId: string): Promise<Passkey | undefined>;
  /**
   * Stores a new passkey. `exists`: it is already stored; `ended`: the password or the address changed, or
   * every session ended, since `account` was read.
   */
  add(account: Account, passkey: Omit<Passkey, 'tokenVersion'>): Promise<'added' | 'exists' | 'ended'>;
  /**
   * Records a use. False if the passkey is gone, or its counter did not grow, which means that two devices
   * have the same key.
   */
  markUsed(notaryId: string, passkeyId: string, use: { counter: number; at: Date }): Promise<boolean>;
  /** Deletes a passkey. False if it doesn't exist. */
  remove(notaryId: string, passkeyId: string): Promise<boolean>;
};

/** Reads and writes passkeys. A passkey voided by a recovery counts as missing. */
export function passkeyStore(table: Table): PasskeyStore {
  const { client, name: TableName } = table;

  async function written(write: Promise<unknown>): Promise<boolean> {
    try {
      await write;
      return true;
    } catch (error) {
      if (isConditionFailure(error)) return false;
      throw error;
    }
  }

  return {
    async list(notaryId) {
      const { pk, sk } = passkeyKey(notaryId, '');
      const query = new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
        ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
        ConsistentRead: true,
      });
      const [{ Items = [] }, cut] = await Promise.all([client.send(query), recoveryCutOf(table, notaryId)]);
      return Items.map((item) => z.parse(passkeyItem, item))
        .filter((passkey) => !isVoid(cut, { ...passkey, at: passkey.createdAt }))
        .sort((one, other) => one.createdAt.localeCompare(other.createdAt));
    },

    async get(notaryId, passkeyId) {
      const Key = passkeyKey(notaryId, passkeyId);
      const [{ Item }, cut] = await Promise.all([
        client.send(new GetCommand({ TableName, Key, ConsistentRead: true })),
        recoveryCutOf(table, notaryId),
      ]);
      const passkey = Item && z.parse(passkeyItem, Item);
      return passkey && !isVoid(cut, { ...passkey, at: passkey.createdAt }) ? passkey : undefined;
    },

    async add(account, passkey) {
      const result = await transact(table, [
        {
          ConditionCheck: {
            TableName,
            Key: accountKey(account.id),
            ConditionExpression: 'tokenVersion = :version AND email = :email AND emailVerified = :true',
            ExpressionAttributeValues: {
              ':version': account.tokenVersion,
              ':email': account.email,
              ':true': true,
            },
          },
        },
        {
          Put: {
            TableName,
            Item: {
              ...passkeyKey(account.id, passkey.id),
              ...passkey,
              tokenVersion: account.tokenVersion,
            },
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
      ]);
      if (result === 'committed') return 'added';
      return result.refused.includes(0) ? 'ended' : 'exists';
    },

    markUsed(notaryId, passkeyId, { counter, at }) {
      const update = new UpdateCommand({
        TableName,
        Key: passkeyKey(notaryId, passkeyId),
        UpdateExpression: 'SET #counter = :counter, lastUsedAt = :at',
        // Synced passkeys don't count: their counter is always 0.
        ConditionExpression: '#counter < :counter OR (#counter = :zero AND :counter = :zero)',
        ExpressionAttributeNames: { '#counter': 'counter' },
        ExpressionAttributeValues: { ':counter': counter, ':zero': 0, ':at': at.toISOString() },
      });
      return written(client.send(update));
    },

    remove(notaryId, passkeyId) {
      const remove = new DeleteCommand({
        TableName,
        Key: passkeyKey(notaryId, passkeyId),
        ConditionExpression: 'attribute_exists(pk)',
      });
      return written(client.send(remove));
    },
  };
}
