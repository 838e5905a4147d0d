import { DeleteCommand, GetCommand, UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { emailDigest } from '../table/digest.ts';
import { type AttemptPurpose, attemptsKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { isConditionFailure } from '../table/transactions.ts';

/** At most `attempts` per address in a window of `minutes`, which starts with the first attempt. */
export type AttemptLimit = { attempts: number; minutes: number };

/** A reserved attempt for an address, or why it was denied. `until` is when the window ends. */
export type Reservation =
  | { kind: 'reserved'; window: string }
  | { kind: 'full'; undecided: boolean; until: Date };

const attemptsSchema = z.object({
  /** Attempts counted in this window, including those still running. */
  attempts: z.int(),
  /** Attempts that are still running. */
  pending: z.int(),
  windowStartedAt: z.iso.datetime(),
  windowEndsAt: z.iso.datetime(),
});

export type AttemptsStore = {
  /**
   * Counts an attempt before it is made, so parallel ones can't exceed the limit together. `undecided`: the
   * limit is reached, but some of its attempts are still running.
   */
  reserve(email: string, limit: AttemptLimit, now: Date): Promise<Reservation>;
  /**
   * Records that a reserved attempt failed. At the limit, this locks the address for a full window from now.
   */
  fail(email: string, window: string, limit: AttemptLimit, now: Date): Promise<void>;
  /** Records that a reserved attempt succeeded: clears earlier failures, but not running attempts. */
  succeed(email: string, window: string): Promise<void>;
  /** Releases a reserved attempt that neither failed nor succeeded. Earlier failures stay counted. */
  release(email: string, window: string): Promise<void>;
  /** Clears all attempts for an address. */
  clear(email: string): Promise<void>;
};

/**
 * Counts attempts for known and unknown addresses, for one purpose. An address is stored only as a digest.
 */
export function attemptsStore({ client, name: TableName }: Table, purpose: AttemptPurpose): AttemptsStore {
  const keyOf = (email: string) => attemptsKey(purpose, emailDigest(email));

  /** Updates conditionally. Returns the new item. Undefined if the condition fails. */
  async function update(input: Omit<UpdateCommandInput, 'TableName'>) {
    try {
      const { Attributes } = await client.send(
        new UpdateCommand({ TableName, ReturnValues: 'ALL_NEW', ...input }),
      );
      return z.parse(attemptsSchema, Attributes);
    } catch (error) {
      if (isConditionFailure(error)) return undefined;
      throw error;
    }
  }

  async function current(email: string) {
    const Key = keyOf(email);
    const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
    return Item && z.parse(attemptsSchema, Item);
  }

  const windowEnd = (limit: AttemptLimit, now: Date) => {
    const end = new Date(now.getTime() + limit.minutes * 60_000);
    return { ':end': end.toISOString(), ':expires': Math.ceil(end.getTime() / 1000) };
  };

  const store: AttemptsStore = {
    async reserve(email, limit, now) {
      const Key = keyOf(email);
      const at = now.toISOString();
      const joined = await update({
        Key,
        UpdateExpression: 'ADD attempts :one, pending :one',
        ConditionExpression: 'windowEndsAt > :now AND attempts < :max',
        ExpressionAttributeValues: { ':one': 1, ':now': at, ':max': limit.attempts },
      });
      if (joined) return { kind: 'reserved', window: joined.windowStartedAt };
      const kept = await current(email);
      if (kept && kept.windowEndsAt > at && kept.attempts >= limit.attempts) {
        return { kind: 'full', undecided: kept.pending > 0, until: new Date(kept.windowEndsAt) };
      }
      const opened = await update({
        Key,
        UpdateExpression:
          'SET attempts = :one, pending = :one, windowStartedAt = :now, windowEndsAt = :end, expiresAt = :expires',
        ConditionExpression: 'attribute_not_exists(pk) OR windowEndsAt <= :now',
        ExpressionAttributeValues: { ':one': 1, ':now': at, ...windowEnd(limit, now) },
      });
      if (opened) return { kind: 'reserved', window: opened.windowStartedAt };
      return store.reserve(email, limit, now);
    },

    async fail(email, window, limit, now) {
      const Key = keyOf(email);
      const below = await update({
        Key,
        UpdateExpression: 'SET pending = pending - :one',
        ConditionExpression: 'windowStartedAt = :window AND attempts < :max',
        ExpressionAttributeValues: { ':one': 1, ':window': window, ':max': limit.attempts },
      });
      if (below) return;
      await update({
        Key,
        UpdateExpression: 'SET pending = pending - :one, windowEndsAt = :end, expiresAt = :expires',
        ConditionExpression: 'windowStartedAt = :window',
        ExpressionAttributeValues: { ':one': 1, ':window': window, ...windowEnd(limit, now) },
      });
    },

    async succeed(email, window) {
      await update({
        Key: keyOf(email),
        UpdateExpression: 'SET attempts = pending - :one, pending = pending - :one',
        ConditionExpression: 'windowStartedAt = :window',
        ExpressionAttributeValues: { ':one': 1, ':window': window },
      });
    },

    async release(email, window) {
      await update({
        Key: keyOf(email),
        UpdateExpression: 'SET attempts = attempts - :one, pending = pending - :one',
        ConditionExpression: 'windowStartedAt = :window',
        ExpressionAttributeValues: { ':one': 1, ':window': window },
      });
    },

    async clear(email) {
      await client.send(new DeleteCommand({ TableName, Key: keyOf(email) }));
    },
  };
  return store;
}
