import { GetCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { addDays } from 'date-fns/addDays';
import { isValid } from 'ulid';
import * as z from 'zod/mini';
import { inspectionReasonIds } from '#shared/data/inspection-reasons.ts';
import { dateFormats } from '#shared/data/timezones.ts';
import { inspectionScope } from '#shared/schemas/inspection.ts';
import type { Account } from '../account/account-store.ts';
import { isVoid, type RecoveryCut, recoveryCutOf } from '../account/recovery-cut.ts';
import { digest } from '../table/digest.ts';
import { accountKey, inspectionKey, inspectionSessionKey, inspectionTokenKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { isConditionFailure, transact } from '../table/transactions.ts';

/** The key of an inspection. */
const inspectionRef = z.object({ notaryId: z.string(), inspectionId: z.string() });

export type InspectionRef = z.output<typeof inspectionRef>;

const inspectionItem = z.object({
  id: z.string(),
  notaryId: z.string(),
  /** Everything that its visitors need to know about the notary, so the link works without the account. */
  journalId: z.string(),
  notaryName: z.string(),
  timezone: z.string(),
  dateFormat: z.enum(dateFormats),
  recipient: z.string(),
  office: z.string(),
  reason: z.enum(inspectionReasonIds),
  scope: inspectionScope,
  /** The numbers of its entries, fixed at creation: a number belongs to one entry forever. */
  ranges: z.array(z.object({ from: z.int(), to: z.int() })),
  images: z.boolean(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  revokedAt: z.nullable(z.iso.datetime()),
  /** The digest of the link's token, by which the token's item is found. */
  tokenDigest: z.string(),
  /** The access code, keyed with the token: without the token, the code can't be guessed from it. */
  codeDigest: z.string(),
  /** The account's token version at creation (recovery-cut). */
  tokenVersion: z.optional(z.int()),
});

/** An inspection link: it opens some entries of a journal until it expires. */
export type Inspection = z.output<typeof inspectionItem>;

/** Days after a link expires during which visitors are told so. */
const tokenDaysAfter = 30;

/** Maximum number of links in a list. */
const listed = 100;

/** Returns a stored link. A link voided by a recovery counts as revoked. */
function asOf(item: unknown, cut: RecoveryCut | undefined): Inspection {
  const inspection = z.parse(inspectionItem, item);
  const ended = cut && isVoid(cut, { ...inspection, at: inspection.createdAt });
  return ended ? { ...inspection, revokedAt: inspection.revokedAt ?? cut.at } : inspection;
}

/**
 * Reads and writes inspection links and the sessions of their visitors. Tokens are stored only as digests.
 */
export function inspectionStore(table: Table) {
  const { client, name: TableName } = table;

  return {
    /** Stores a new link. False if the password changed, or every session ended, since `account` was read. */
    async create(
      { id, tokenVersion }: Pick<Account, 'id' | 'tokenVersion'>,
      inspection: Omit<Inspection, 'tokenVersion'>,
    ): Promise<boolean> {
      const ref: InspectionRef = { notaryId: inspection.notaryId, inspectionId: inspection.id };
      const expiresAt = Math.floor(addDays(inspection.expiresAt, tokenDaysAfter).getTime() / 1000);
      const result = await transact(table, [
        {
          ConditionCheck: {
            TableName,
            Key: accountKey(id),
            ConditionExpression: 'tokenVersion = :version',
            ExpressionAttributeValues: { ':version': tokenVersion },
          },
        },
        {
          Put: {
            TableName,
            Item: { ...inspectionKey(inspection.notaryId, inspection.id), ...inspection, tokenVersion },
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
        {
          Put: {
            TableName,
            Item: { ...inspectionTokenKey(inspection.tokenDigest), ...ref, expiresAt },
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
      ]);
      if (result === 'committed') return true;
      if (result.refused.includes(0)) return false;
      throw new Error('A new inspection has the ID of an existing one');
    },

    /** Returns the inspection that a token opens. */
    async byToken(token: string): Promise<InspectionRef | undefined> {
      const Key = inspectionTokenKey(digest(token));
      const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return Item && z.parse(inspectionRef, Item);
    },

    /** Returns an inspection of a notary, strongly consistent, so a revocation takes effect immediately. */
    async get({ notaryId, inspectionId }: InspectionRef): Promise<Inspection | undefined> {
      // Malformed IDs are rejected before any key is built.
      if (!isValid(inspectionId)) return undefined;
      const Key = inspectionKey(notaryId, inspectionId);
      const [{ Item }, cut] = await Promise.all([
        client.send(new GetCommand({ TableName, Key, ConsistentRead: true })),
        recoveryCutOf(table, notaryId),
      ]);
      return Item && asOf(Item, cut);
    },

    /** Returns a notary's latest 100 links, newest first. */
    async list(notaryId: string): Promise<Inspection[]> {
      const { pk, sk } = inspectionKey(notaryId, '');
      const query = new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
        ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
        ScanIndexForward: false,
        Limit: listed,
        ConsistentRead: true,
      });
      const [{ Items = [] }, cut] = await Promise.all([client.send(query), recoveryCutOf(table, notaryId)]);
      return Items.map((item) => asOf(item, cut));
    },

    /** Revokes a link. Keeps the time of an earlier revocation. Undefined if the notary has no such link. */
    async revoke({ notaryId, inspectionId }: InspectionRef, now: Date): Promise<Inspection | undefined> {
      if (!isValid(inspectionId)) return undefined;
      const update = (condition: string) =>
        client.send(
          new UpdateCommand({
            TableName,
            Key: inspectionKey(notaryId, inspectionId),
            UpdateExpression: 'SET revokedAt = :now',
            ConditionExpression: condition,
            ExpressionAttributeValues: { ':now': now.toISOString(), ':none': null },
          }),
        );
      try {
        await update('attribute_exists(pk) AND revokedAt = :none');
      } catch (error) {
        if (!isConditionFailure(error)) throw error;
      }
      return this.get({ notaryId, inspectionId });
    },

    /** Starts a visitor's session, until `expiresAt` (epoch seconds). */
    async beginSession(token: string, ref: InspectionRef, expiresAt: number): Promise<void> {
      const Item = { ...inspectionSessionKey(digest(token)), ...ref, expiresAt };
      await client.send(new PutCommand({ TableName, Item }));
    },

    /**
     * Extends a live session until `expiresAt` (epoch seconds). Returns its inspection; undefined if it has
     * ended.
     */
    async extendSession(token: string, expiresAt: number, now: Date): Promise<InspectionRef | undefined> {
      const update = new UpdateCommand({
        TableName,
        Key: inspectionSessionKey(digest(token)),
        UpdateExpression: 'SET expiresAt = :until',
        ConditionExpression: 'expiresAt > :now',
        ExpressionAttributeValues: { ':until': expiresAt, ':now': Math.floor(now.getTime() / 1000) },
        ReturnValues: 'ALL_NEW',
      });
      try {
        const { Attributes } = await client.send(update);
        return z.parse(inspectionRef, Attributes);
      } catch (error) {
        if (isConditionFailure(error)) return undefined;
        throw error;
      }
    },
  };
}

export type InspectionStore = ReturnType<typeof inspectionStore>;
