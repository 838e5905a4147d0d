import { TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { planIds } from '#shared/data/plans.ts';
import { dateFormats } from '#shared/data/timezones.ts';
import { mailProblems } from '#shared/rules/mail-problem.ts';
import { trialNotices } from '#shared/rules/trial-notices.ts';
import { billingFacts } from '#shared/schemas/billing-facts.ts';
import { closureFacts } from '#shared/schemas/closure-facts.ts';
import { itemsOfNewJournal, type NewJournal } from '../entries/new-journal.ts';
import { itemOfSignIn, type SignIn } from '../security/sign-in-store.ts';
import { emailDigest } from '../table/digest.ts';
import { accountKey, emailKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { isConditionFailure, transact, writeAmidTransactions } from '../table/transactions.ts';
import { recoveryCut } from './recovery-cut.ts';
import { noticeItem } from './reminder-item.ts';

/** Maximum number of devices signed in to one account. */
export const sessionsMax = 20;

const sessionSchema = z.object({
  signedInAt: z.iso.datetime(),
  /**
   * How often the session was renewed, when last, and on what kind of device. Missing before the first
   * renewal.
   */
  renewals: z.optional(z.int()),
  renewedAt: z.optional(z.iso.datetime()),
  renewedOn: z.optional(z.string()),
  /** When the notary last proved their identity again in this session (services/security/recent-proof). */
  provenAt: z.optional(z.iso.datetime()),
});

const commissionItem = z.object({
  commissionNumber: z.string(),
  state: z.string(),
  /** YYYY-MM-DD. */
  expirationDate: z.string(),
  isPrimary: z.boolean(),
});

const accountSchema = z.object({
  id: z.string(),
  /** The current journal's public ID. */
  journalId: z.string(),
  /**
   * The public IDs of all its journals in order, the current one last. Missing if it has only one
   * (account/journals).
   */
  journals: z.optional(z.array(z.string())),
  email: z.string(),
  /** Whether a link emailed to the address was opened. */
  emailVerified: z._default(z.boolean(), false),
  /** Addresses of the last seven days, oldest first: a change can be undone (email-change-store). */
  formerEmails: z._default(
    z.array(z.object({ changeId: z.string(), email: z.string(), heldUntil: z.iso.datetime() })),
    [],
  ),
  fullName: z.string(),
  /** PHC form (adapters/password-hash). */
  passwordHash: z.string(),
  /** Incremented by every password change, which voids tokens of older versions. */
  tokenVersion: z.int(),
  /** Live sessions by ID. */
  sessions: z.record(z.string(), sessionSchema),
  createdAt: z.iso.datetime(),
  timezone: z.string(),
  dateFormat: z.enum(dateFormats),
  signatureMetadataEnabled: z.boolean(),
  /** Whether the notary gets the journal's head by email every month. */
  monthlyHeadEmail: z._default(z.boolean(), false),
  /** Whether the notary gets an email every month when the past month's report is ready. */
  monthlyCopyEmail: z._default(z.boolean(), false),
  /** Whether the notary gets the next day's orders by email in the evening. */
  eveningEmail: z._default(z.boolean(), false),
  /** The plan that the app last told the notary about. Null in items from an older release. */
  planSeen: z._default(z.nullable(z.enum(planIds)), null),
  primaryNotaryState: z.nullable(z.string()),
  additionalNotaryStates: z.array(z.string()),
  profilePictureUrl: z.nullable(z.string()),
  /** At most ten. If there are any, exactly one is primary. */
  commissions: z._default(z.array(commissionItem), []),
  /** Incremented by every profile change (profile-store); 0 before the first change of an older account. */
  profileVersion: z._default(z.int(), 0),
  /** Missing while no second factor is on. Its secret and codes are a separate item (second-factor-store). */
  secondFactor: z.optional(
    z.object({
      recoveryCodesLeft: z.int(),
      /**
       * When it was turned on, and when its recovery codes were created. Missing in items from an older
       * release.
       */
      onSince: z.optional(z.iso.datetime()),
      codesSince: z.optional(z.iso.datetime()),
    }),
  ),
  /**
   * How often the account was recovered: reset links from before the last recovery are void. Missing before
   * the first.
   */
  recoveries: z.optional(z.int()),
  /** Marks everything that the last recovery voided. Missing once all of it is removed. */
  recovery: z.optional(recoveryCut),
  /** The facts of plan and payment. Missing until a card or plan is chosen. */
  billing: z.optional(billingFacts),
  /**
   * The latest news about email to an address: a problem or, after a reset link was used, no problem. Applies
   * to no other address. Missing while nothing is known.
   */
  mailbox: z.optional(
    z.object({ email: z.string(), problem: z.nullable(z.enum(mailProblems)), at: z.iso.datetime() }),
  ),
  /** IDs of entries found not to match their seals, at most a hundred. */
  damagedEntries: z.optional(z.set(z.string())),
  /**
   * Set if the notary closed the account, which can be reopened until `endsAt` (closure-store). Missing while
   * it is open.
   */
  closure: z.optional(closureFacts),
  /** The notary's data key, encrypted by KMS, in base64 (adapters/encryption/create-data-key). */
  dataKey: z.string(),
});

/** A notary's account: one small item that every authenticated call reads. Times are ISO 8601 UTC. */
export type Account = z.output<typeof accountSchema>;

export type AccountSession = z.output<typeof sessionSchema>;

/** The `renewals`-th renewal of a session. `device`: browser and system family. */
export type Renewal = { renewals: number; at: string; device: string };

const emailOwner = z.object({
  notaryId: z.string(),
  /** Set for a former address, which is reserved until then. It can't sign in. */
  heldUntil: z.optional(z.iso.datetime()),
});

export type AccountStore = {
  /**
   * Creates the account, its address, its journal with the opening link, its place in the list of journals,
   * its emails about the end of the trial, and its first sign-in in one transaction. False if the address is
   * taken.
   */
  create(account: Account, journal: NewJournal, signIn: SignIn): Promise<boolean>;
  /** Returns the account, strongly consistent. */
  get(notaryId: string): Promise<Account | undefined>;
  /** Returns the ID of the account with an address. */
  findIdByEmail(email: string): Promise<string | undefined>;
  /**
   * Adds a session and drops others. False if the password changed since `account` was read, or another
   * sign-in took the last place.
   */
  addSession(account: Account, sessionId: string, session: AccountSession, drop: string[]): Promise<boolean>;
  /** Records a renewal. Does nothing if it is already recorded or the session has ended. */
  renewSession(notaryId: string, sessionId: string, renewal: Renewal): Promise<void>;
  /**
   * Records that the notary proved their identity in a session. False if it ended, or the password changed.
   */
  noteProof(account: Account, sessionId: string, now: Date): Promise<boolean>;
  /** Ends a session. Does nothing if it has already ended. */
  removeSession(notaryId: string, sessionId: string): Promise<void>;
  /** Ends all sessions. An emailed reset link stays valid, because it ends them too. */
  removeSessions(notaryId: string): Promise<void>;
  /**
   * Sets a password and ends every session but one. False if that session ended, or the password changed,
   * since `account` was read.
   */
  setPassword(account: Account, sessionId: string, passwordHash: string): Promise<boolean>;
};

/**
 * Returns an update that ends every session but the given one, and voids older tokens and any password check
 * in progress. Requires that the session is live and the version is unchanged. Callers extend names and
 * values with `set`, in the syntax of update expressions.
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

export function accountStore(table: Table): AccountStore {
  const { client, name: TableName } = table;
  return {
    async create(account, journal, signIn) {
      const ConditionExpression = 'attribute_not_exists(pk)';
      const items = [
        { ...accountKey(account.id), ...account },
        ...itemsOfNewJournal(account, journal),
        itemOfSignIn(account.id, signIn),
        ...trialNotices(account).map((notice) => noticeItem(account.id, notice)),
      ];
      const result = await transact(table, [
        {
          Put: {
            TableName,
            Item: { ...emailKey(emailDigest(account.email)), notaryId: account.id },
            ConditionExpression: `${ConditionExpression} OR heldUntil <= :now`,
            ExpressionAttributeValues: { ':now': account.createdAt },
          },
        },
        ...items.map((Item) => ({ Put: { TableName, Item, ConditionExpression } })),
      ]);
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
      const owner = Item && z.parse(emailOwner, Item);
      return owner?.heldUntil === undefined ? owner?.notaryId : undefined;
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

    async renewSession(notaryId, sessionId, { renewals, at, device }) {
      const renewed = '#sessions.#id.renewals';
      const isNext = renewals === 1 ? `attribute_not_exists(${renewed})` : `${renewed} = :before`;
      const update = new UpdateCommand({
        TableName,
        Key: accountKey(notaryId),
        UpdateExpression: `SET ${renewed} = :renewals, #sessions.#id.renewedAt = :at, #sessions.#id.renewedOn = :device`,
        ConditionExpression: `attribute_exists(#sessions.#id) AND ${isNext}`,
        ExpressionAttributeNames: { '#sessions': 'sessions', '#id': sessionId },
        ExpressionAttributeValues: {
          ...{ ':renewals': renewals, ':at': at, ':device': device },
          ...(renewals > 1 && { ':before': renewals - 1 }),
        },
      });
      try {
        await writeAmidTransactions(() => client.send(update));
      } catch (error) {
        if (!isConditionFailure(error)) throw error;
      }
    },

    async noteProof(account, sessionId, now) {
      const update = new UpdateCommand({
        TableName,
        Key: accountKey(account.id),
        UpdateExpression: 'SET #sessions.#id.provenAt = :now',
        ConditionExpression: 'tokenVersion = :version AND attribute_exists(#sessions.#id)',
        ExpressionAttributeNames: { '#sessions': 'sessions', '#id': sessionId },
        ExpressionAttributeValues: { ':version': account.tokenVersion, ':now': now.toISOString() },
      });
      try {
        await writeAmidTransactions(() => client.send(update));
        return true;
      } catch (error) {
        if (isConditionFailure(error)) return false;
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
