import { DeleteCommand, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { addDays } from 'date-fns/addDays';
import { isValid } from 'ulid';
import * as z from 'zod/mini';
import { businessLimits } from '#shared/data/business/business-limits.ts';
import type { Table } from '../table/table.ts';
import { isConditionFailure, transact } from '../table/transactions.ts';
import { orderAddressKey, orderMailCountKey, orderMailKey, proposalKey } from './business-keys.ts';

const addressItem = z.object({ secret: z.string() });

const proposalItem = z.object({
  id: z.string(),
  receivedAt: z.iso.datetime(),
  from: z.string(),
  /** The rest in wire names, as it was validated when it was stored. */
  proposal: z.object({
    order: z.record(z.string(), z.unknown()),
    unsure: z.array(z.string()),
    replaces: z.nullable(z.string()),
    cancels: z.boolean(),
  }),
  expiresAt: z.int(),
});

/** An order from an email, for the notary to approve. */
export type StoredProposal = Omit<z.output<typeof proposalItem>, 'expiresAt'>;

const { orderMailsPerDay, proposalDays } = businessLimits;

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** Reads and writes the address that takes orders by email, and the proposed orders from it. */
export function orderMailStore(table: Table) {
  const { client, name: TableName } = table;

  return {
    /** Returns the secret part of the address. Undefined before the first. */
    async secret(notaryId: string): Promise<string | undefined> {
      const Key = orderAddressKey(notaryId);
      const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return Item && z.parse(addressItem, Item).secret;
    },

    /** Stores the secret part of an address in place of the one before. */
    async putSecret(notaryId: string, secret: string): Promise<void> {
      await client.send(new PutCommand({ TableName, Item: { ...orderAddressKey(notaryId), secret } }));
    },

    /** Returns whether an email was read before, and whether the day has room for one more. */
    async look(notaryId: string, mailDigest: string, now: Date): Promise<'new' | 'known' | 'full'> {
      const [mail, count] = await Promise.all(
        [orderMailKey(notaryId, mailDigest), orderMailCountKey(notaryId, dayOf(now))].map((Key) =>
          client.send(new GetCommand({ TableName, Key, ConsistentRead: true })),
        ),
      );
      if (mail?.Item) return 'known';
      return Number(count?.Item?.['mails'] ?? 0) < orderMailsPerDay ? 'new' : 'full';
    },

    /** Stores the proposals of an email and counts it, in one transaction. An email is stored once. */
    async add(
      notaryId: string,
      mailDigest: string,
      proposals: readonly StoredProposal[],
      now: Date,
    ): Promise<'added' | 'known' | 'full'> {
      const expiresAt = Math.floor(addDays(now, proposalDays).getTime() / 1000);
      const result = await transact(table, [
        {
          Put: {
            TableName,
            Item: { ...orderMailKey(notaryId, mailDigest), expiresAt },
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
        {
          Update: {
            TableName,
            Key: orderMailCountKey(notaryId, dayOf(now)),
            UpdateExpression: 'SET expiresAt = :expires ADD mails :one',
            ConditionExpression: 'attribute_not_exists(mails) OR mails < :most',
            ExpressionAttributeValues: { ':expires': expiresAt, ':one': 1, ':most': orderMailsPerDay },
          },
        },
        ...proposals.map((proposal) => ({
          Put: { TableName, Item: { ...proposalKey(notaryId, proposal.id), ...proposal, expiresAt } },
        })),
      ]);
      if (result === 'committed') return 'added';
      return result.refused.includes(0) ? 'known' : 'full';
    },

    /** Returns proposals that have not expired, newest first, from before an ID if it is given. */
    async list(
      notaryId: string,
      { before, limit, now }: { before?: string | undefined; limit: number; now: Date },
    ): Promise<{ proposals: StoredProposal[]; next: string | null }> {
      const { pk, sk } = proposalKey(notaryId);
      const { Items = [], LastEvaluatedKey } = await client.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
          ExpressionAttributeValues: { ':pk': pk, ':from': sk, ':to': `${sk}${before ?? '~'}` },
          ScanIndexForward: false,
          // The one of the cursor itself, and one that tells whether another page follows.
          Limit: limit + 2,
          ConsistentRead: true,
        }),
      );
      const living = Items.map((item) => z.parse(proposalItem, item)).filter(
        ({ id, expiresAt }) => id !== before && expiresAt * 1000 > now.getTime(),
      );
      const proposals = living.slice(0, limit);
      // DynamoDB answers at most 1 MB, so long proposals can end an answer before the limit.
      const isCut = LastEvaluatedKey !== undefined && Items.length < limit + 2;
      const hasMore = living.length > limit || isCut;
      return { proposals, next: hasMore ? (proposals.at(-1)?.id ?? null) : null };
    },

    /** Removes a proposal. False if there is none with this ID. */
    async remove(notaryId: string, id: string): Promise<boolean> {
      // Malformed IDs are rejected before any key is built.
      if (!isValid(id)) return false;
      try {
        await client.send(
          new DeleteCommand({
            TableName,
            Key: proposalKey(notaryId, id),
            ConditionExpression: 'attribute_exists(pk)',
          }),
        );
        return true;
      } catch (error) {
        if (isConditionFailure(error)) return false;
        throw error;
      }
    },
  };
}

export type OrderMailStore = ReturnType<typeof orderMailStore>;
