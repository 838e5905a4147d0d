import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { answerPartKey, type Key, requestKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { isConditionFailure } from '../table/transactions.ts';

const claimItem = z.object({
  /** Identifies the request: the same key with another digest is a different request. */
  digest: z.string(),
  /** The ULID of the resource that the request creates, the same in every attempt. */
  id: z.string(),
  /** Until when the current attempt may run, in epoch milliseconds. Also identifies the attempt. */
  runsUntil: z.int(),
  /** Epoch seconds. */
  expiresAt: z.int(),
  /** The first part of the encrypted response, and the number of parts. Missing until there is a response. */
  answer: z.optional(z.instanceof(Uint8Array)),
  parts: z.optional(z.int()),
});

/** A request in progress under an Idempotency-Key. */
export type Claim = Omit<z.output<typeof claimItem>, 'answer' | 'parts'>;

/**
 * The outcome of a claim: `ours`; `resumed` if an earlier attempt ended without a response; `running` while
 * one may still run; `answered` with the encrypted response; `other` if the key belongs to a different
 * request.
 */
export type Claimed =
  | { kind: 'ours' | 'resumed'; claim: Claim }
  | { kind: 'answered'; answer: Uint8Array }
  | { kind: 'running' }
  | { kind: 'other' };

const seconds = (now: Date) => Math.floor(now.getTime() / 1000);

/** DynamoDB items are limited to 400 KB. */
const partBytes = 350_000;

/** Stores requests with an Idempotency-Key, and their responses. The notary is part of every key. */
export function claimStore({ client, name: TableName }: Table) {
  async function putIf(
    item: object,
    condition: { ConditionExpression: string; ExpressionAttributeValues: Record<string, unknown> },
  ): Promise<boolean> {
    try {
      await client.send(new PutCommand({ TableName, Item: { ...item }, ...condition }));
      return true;
    } catch (error) {
      if (isConditionFailure(error)) return false;
      throw error;
    }
  }

  async function read(Key: Key): Promise<Record<string, unknown> | undefined> {
    const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
    return Item;
  }

  /** Returns the condition that the current attempt is still this one, without a response. */
  const isStill = ({ runsUntil }: Claim) => ({
    ConditionExpression: 'runsUntil = :attempt AND attribute_not_exists(answer)',
    ExpressionAttributeValues: { ':attempt': runsUntil },
  });

  /** Returns all parts of a response but the first. */
  function otherParts(notaryId: string, name: string, { runsUntil }: Claim, parts: number) {
    const keys = Array.from({ length: parts - 1 }, (_, index) =>
      answerPartKey(notaryId, name, runsUntil, index + 1),
    );
    return Promise.all(
      keys.map(async (key) => z.parse(z.instanceof(Uint8Array), (await read(key))?.['answer'])),
    );
  }

  return {
    /** Claims a key for a request, unless it is taken. Takes over from an attempt whose time is over. */
    async claim(notaryId: string, name: string, claim: Claim, now: Date): Promise<Claimed> {
      const key = requestKey(notaryId, name);
      const isNew = await putIf(
        { ...key, ...claim },
        {
          ConditionExpression: 'attribute_not_exists(pk) OR expiresAt <= :now',
          ExpressionAttributeValues: { ':now': seconds(now) },
        },
      );
      if (isNew) return { kind: 'ours', claim };
      const { answer, parts = 1, ...known } = z.parse(claimItem, await read(key));
      // An attempt that changed nothing has just released the key.
      if (known.expiresAt <= seconds(now)) return { kind: 'running' };
      if (known.digest !== claim.digest) return { kind: 'other' };
      if (answer) {
        const others = await otherParts(notaryId, name, known, parts);
        return { kind: 'answered', answer: Buffer.concat([answer, ...others]) };
      }
      if (known.runsUntil > now.getTime()) return { kind: 'running' };
      const resumed = { ...known, runsUntil: claim.runsUntil };
      return (await putIf({ ...key, ...resumed }, isStill(known)))
        ? { kind: 'resumed', claim: resumed }
        : { kind: 'running' };
    },

    /** Stores the encrypted response. Does nothing if another attempt has taken over. */
    async answer(notaryId: string, name: string, claim: Claim, answer: Uint8Array): Promise<void> {
      const parts = Math.ceil(answer.length / partBytes);
      const part = (index: number) => answer.subarray(index * partBytes, (index + 1) * partBytes);
      // Store the other parts first, so that a reader who finds the first one finds them all.
      for (let index = 1; index < parts; index += 1) {
        const Item = {
          ...answerPartKey(notaryId, name, claim.runsUntil, index),
          ...{ answer: part(index), expiresAt: claim.expiresAt },
        };
        await client.send(new PutCommand({ TableName, Item }));
      }
      const first = { ...requestKey(notaryId, name), ...claim, answer: part(0), parts };
      await putIf(first, isStill(claim));
    },

    /** Ends an attempt whose outcome is unknown. The next one continues under the same ID. */
    async release(notaryId: string, name: string, claim: Claim): Promise<void> {
      await putIf({ ...requestKey(notaryId, name), ...claim, runsUntil: 0 }, isStill(claim));
    },

    /** Releases the key of a request that changed nothing: an expired claim counts as none. */
    async forget(notaryId: string, name: string, claim: Claim, now: Date): Promise<void> {
      const given = { ...claim, runsUntil: 0, expiresAt: seconds(now) };
      await putIf({ ...requestKey(notaryId, name), ...given }, isStill(claim));
    },
  };
}

export type ClaimStore = ReturnType<typeof claimStore>;
