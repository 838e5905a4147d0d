import { TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { dateFormats, timezones } from '#shared/data/timezones.ts';
import { billingFacts } from '#shared/schemas/billing-facts.ts';
import { emailDigest } from './digest.ts';
import { accountKey, emailKey, ledgerKey } from './keys.ts';
import type { Table } from './table.ts';
import { isConditionFailure, transact } from './transactions.ts';

/** At most this many devices are signed in to one account. */
export const sessionsMax = 20;

const sessionSchema = z.object({ signedInAt: z.iso.datetime() });

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
  /** What is known of plan and payment; missing until a card or a plan was chosen. */
  billing: z.optional(billingFacts),
  /** The notary's data key as KMS encrypted it, in base64 (adapters/create-data-key). */
  dataKey: z.string(),
});

/** A notary's account: one small item, read by every authenticated call. Times are ISO 8601 UTC. */
export type Account = z.output<typeof accountSchema>;
export type AccountSession = z.output<typeof sessionSchema>;
export type AccountPractice = Pick<Account, 'primaryNotaryState' | 'additionalNotaryStates'>;

const emailOwner = z.object({ notaryId: z.string() });

export type AccountStore = {
  /** Creates the account, its address and its ledger at once; false when the address is taken. */
  create(account: Account): Promise<boolean>;
  /** The account, strongly consistent. */
  get(notaryId: string): Promise<Account | undefined>;
  /** The id of the account that holds an address. */
  findIdByEmail(email: string): Promise<string | undefined>;
  /**
   * Adds a session and drops others. Refuses (false) when the password was changed since `account`
   * was read, or when another sign-in took the last place.
   */
  addSession(account: Account, sessionId: string, session: AccountSession, drop: string[]): Promise<boolean>;
  /**
   * Writes the practice states, which belong together and are always written together. Refuses (false)
   * when they were changed, or the account removed, since `account` was read.
   */
  setPracticeStates(account: Account, practice: AccountPractice): Promise<boolean>;
  /** Ends a session; without effect when it has ended already. */
  removeSession(notaryId: string, sessionId: string): Promise<void>;
};

/** Accounts in the table. */
export function accountStore(table: Table): AccountStore {
  const { client, name: TableName } = table;
  return {
    async create(account) {
      const ConditionExpression = 'attribute_not_exists(pk)';
      const items = [
        { ...emailKey(emailDigest(account.email)), notaryId: account.id },
        { ...accountKey(account.id), ...account },
        { ...ledgerKey(account.id), lastNumber: 0, headHash: '', draftCount: 0 },
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

    async setPracticeStates(account, practice) {
      try {
        await client.send(
          new UpdateCommand({
            TableName,
            Key: accountKey(account.id),
            UpdateExpression: 'SET primaryNotaryState = :primary, additionalNotaryStates = :additional',
            ConditionExpression:
              'primaryNotaryState = :primaryBefore AND additionalNotaryStates = :additionalBefore',
            ExpressionAttributeValues: {
              ':primary': practice.primaryNotaryState,
              ':additional': practice.additionalNotaryStates,
              ':primaryBefore': account.primaryNotaryState,
              ':additionalBefore': account.additionalNotaryStates,
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
      await client.send(
        new UpdateCommand({
          TableName,
          Key: accountKey(notaryId),
          UpdateExpression: 'REMOVE #sessions.#id',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeNames: { '#sessions': 'sessions', '#id': sessionId },
        }),
      );
    },
  };
}
