import { TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { dateFormats, timezones } from '#shared/data/timezones.ts';
import { billingFacts } from '#shared/schemas/billing-facts.ts';
import { emailDigest } from './digest.ts';
import { accountKey, emailKey, ledgerKey } from './keys.ts';
import { itemOfSignIn, type SignIn } from './sign-in-store.ts';
import type { Table } from './table.ts';
import { isConditionFailure, transact, writeAmidTransactions } from './transactions.ts';

/** At most this many devices are signed in to one account. */
export const sessionsMax = 20;

const sessionSchema = z.object({ signedInAt: z.iso.datetime() });

const commissionItem = z.object({
  commissionNumber: z.string(),
  state: z.string(),
  /** YYYY-MM-DD. */
  expirationDate: z.string(),
  isPrimary: z.boolean(),
});

const accountSchema = z.object({
  id: z.string(),
  email: z.string(),
  fullName: z.string(),
  /** PHC form (adapters/password-hash). */
  passwordHash: z.string(),
  /** Raised by every password change: tokens of an older version are dead. */
  tokenVersion: z.int(),
  /** Live sessions by their id. */
  sessions: z.record(z.string(), sessionSchema),
  createdAt: z.iso.datetime(),
  timezone: z.enum(timezones),
  dateFormat: z.enum(dateFormats),
  signatureMetadataEnabled: z.boolean(),
  primaryNotaryState: z.nullable(z.string()),
  additionalNotaryStates: z.array(z.string()),
  profilePictureUrl: z.nullable(z.string()),
  /** At most ten; of one or more exactly one is primary. */
  commissions: z._default(z.array(commissionItem), []),
  /** Raised by every change of the profile (profile-store); 0 before the first of an older account. */
  profileVersion: z._default(z.int(), 0),
  /** Missing while no second factor is on; its secret and codes are an item of their own (second-factor-store). */
  secondFactor: z.optional(z.object({ recoveryCodesLeft: z.int() })),
  /** What is known of plan and payment; missing until a card or a plan was chosen. */
  billing: z.optional(billingFacts),
  /** The notary's data key as KMS encrypted it, in base64 (adapters/create-data-key). */
  dataKey: z.string(),
});

/** A notary's account: one small item, read by every authenticated call. Times are ISO 8601 UTC. */
export type Account = z.output<typeof accountSchema>;
export type AccountSession = z.output<typeof sessionSchema>;

const emailOwner = z.object({ notaryId: z.string() });

export type AccountStore = {
  /** Creates the account, its address, its ledger and its first sign-in at once; false when the address is taken. */
  create(account: Account, signIn: SignIn): Promise<boolean>;
  /** The account, strongly consistent. */
  get(notaryId: string): Promise<Account | undefined>;
  /** The id of the account that holds an address. */
  findIdByEmail(email: string): Promise<string | undefined>;
  /**
   * Adds a session and drops others. Refuses (false) when the password was changed since `account`
   * was read, or when another sign-in took the last place.
   */
  addSession(account: Account, sessionId: string, session: AccountSession, drop: string[]): Promise<boolean>;
  /** Ends a session; without effect when it has ended already. */
  removeSession(notaryId: string, sessionId: string): Promise<void>;
  /** Ends all sessions. A reset link that was mailed stays good: it ends them too. */
  removeSessions(notaryId: string): Promise<void>;
  /**
   * Sets a password and ends every session but one. Refuses (false) when that one has ended, or the password was
   * changed, since `account` was read.
   */
  setPassword(account: Account, sessionId: string, passwordHash: string): Promise<boolean>;
};

/**
 * An update that ends every session but the given one, and voids reset links, passwords being verified and tokens
 * of before; on the condition that the session lives and the version is the one read. Names and values are to be
 * added to by `set`, in the language of update expressions.
 */
export function keepingOneSession(
  { id, tokenVersion, sessions }: Account,
  sessionId: string,
  set: { expression: string; condition?: string; values: Record<string, unknown> },
) {
  return {
    Key: accountKey(id),
    UpdateExpression: `SET tokenVersion = :next, #sessions = :only, ${set.expression}`,
    ConditionExpression: [
      'tokenVersion = :version AND attribute_exists(#sessions.#session)',
      ...(set.condition ? [set.condition] : []),
    ].join(' AND '),
    ExpressionAttributeNames: { '#sessions': 'sessions', '#session': sessionId },
    ExpressionAttributeValues: {
      ':version': tokenVersion,
      ':next': tokenVersion + 1,
      ':only': { [sessionId]: sessions[sessionId] },
      ...set.values,
    },
  };
}

/** Accounts in the table. */
export function accountStore(table: Table): AccountStore {
  const { client, name: TableName } = table;
  return {
    async create(account, signIn) {
      const ConditionExpression = 'attribute_not_exists(pk)';
      const items = [
        { ...emailKey(emailDigest(account.email)), notaryId: account.id },
        { ...accountKey(account.id), ...account },
        { ...ledgerKey(account.id), lastNumber: 0, headHash: '', draftCount: 0 },
        itemOfSignIn(account.id, signIn),
      ];
      const result = await transact(
        table,
        items.map((Item) => ({ Put: { TableName, Item, ConditionExpression } })),
      );
      return result === 'committed';
    },

    async get(notaryId) {
      const { Item } = await client.send(
        new GetCommand({ TableName, Key: accountKey(notaryId), ConsistentRead: true }),
      );
      return Item && z.parse(accountSchema, Item);
    },

    async findIdByEmail(email) {
      const Key = emailKey(emailDigest(email));
      const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return Item && z.parse(emailOwner, Item).notaryId;
    },

    async addSession(account, sessionId, session, drop) {
      const dropped = drop.map((id, index) => [`#drop${index}`, id] as const);
      const remove = dropped.map(([alias]) => `#sessions.${alias}`);
      const room = [
        'size(#sessions) < :max',
        ...remove.slice(0, 1).map((path) => `attribute_exists(${path})`),
      ];
      try {
        await client.send(
          new UpdateCommand({
            TableName,
            Key: accountKey(account.id),
            UpdateExpression: [
              'SET #sessions.#new = :session',
              ...(remove.length > 0 ? [`REMOVE ${remove.join(', ')}`] : []),
            ].join(' '),
            ConditionExpression: `tokenVersion = :version AND (${room.join(' OR ')})`,
            ExpressionAttributeNames: {
              '#sessions': 'sessions',
              '#new': sessionId,
              ...Object.fromEntries(dropped),
            },
            ExpressionAttributeValues: {
              ':session': session,
              ':version': account.tokenVersion,
              ':max': sessionsMax,
            },
          }),
        );
        return true;
      } catch (error) {
        if (isConditionFailure(error) || error instanceof TransactionConflictException) return false;
        throw error;
      }
    },

    async removeSession(notaryId, sessionId) {
      const update = new UpdateCommand({
        TableName,
        Key: accountKey(notaryId),
        UpdateExpression: 'REMOVE #sessions.#id',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: { '#sessions': 'sessions', '#id': sessionId },
      });
      await writeAmidTransactions(() => client.send(update));
    },

    async removeSessions(notaryId) {
      const update = new UpdateCommand({
        TableName,
        Key: accountKey(notaryId),
        UpdateExpression: 'SET #sessions = :none',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: { '#sessions': 'sessions' },
        ExpressionAttributeValues: { ':none': {} },
      });
      await writeAmidTransactions(() => client.send(update));
    },

    async setPassword(account, sessionId, passwordHash) {
      const set = { expression: 'passwordHash = :hash', values: { ':hash': passwordHash } };
      const update = new UpdateCommand({ TableName, ...keepingOneSession(account, sessionId, set) });
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
