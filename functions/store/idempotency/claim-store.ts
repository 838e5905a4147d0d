import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { answerPartKey, type Key, requestKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { isConditionFailure } from '../table/transactions.ts';

const claimItem = z.object({
  /** Identifies the request: the same key with another digest is another request. */
  digest: z.string(),
  /** The ULID of what the request creates, the same in every attempt. */
  id: z.string(),
  /** Until when the present attempt may run, in epoch milliseconds. It also tells attempts apart. */
  runsUntil: z.int(),
  /** Epoch seconds. */
  expiresAt: z.int(),
  /** The first part of the encrypted answer, and how many parts there are. Missing until the request is answered. */
  answer: z.optional(z.instanceof(Uint8Array)),
  parts: z.optional(z.int()),
});

/** A request that is being carried out under an Idempotency-Key. */
export type Claim = Omit<z.output<typeof claimItem>, 'answer' | 'parts'>;

/**
 * The outcome of a claim: `ours`, `resumed` if an earlier attempt ended without an answer, `running` while one may still
 * run, `answered` with the encrypted answer, `other` if the key belongs to another request.
 */
export type Claimed =
  | { kind: 'ours' | 'resumed'; claim: Claim }
  | { kind: 'answered'; answer: Uint8Array }
  | { kind: 'running' }
  | { kind: 'other' };

const seconds = (now: Date) => Math.floor(now.getTime() / 1000);

/** DynamoDB takes 400 KB an item. */
const partBytes = 350_000;

/** Keeps requests with an Idempotency-Key, and their answers. The notary is part of every key. */
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

  /** The present attempt is still this one, and has no answer. */
  const isStill = ({ runsUntil }: Claim) => ({
    ConditionExpression: 'runsUntil = :attempt AND attribute_not_exists(answer)',
    ExpressionAttributeValues: { ':attempt': runsUntil },
  });

  /** Returns all parts of an answer but the first. */
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
      // An attempt that changed nothing has just given the key up.
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

    /** Keeps the encrypted answer. Does nothing if another attempt has taken over. */
    async answer(notaryId: string, name: string, claim: Claim, answer: Uint8Array): Promise<void> {
      const parts = Math.ceil(answer.length / partBytes);
      const part = (index: number) => answer.subarray(index * partBytes, (index + 1) * partBytes);
      // The other parts first: whoever finds the first one finds all.
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

    /** Gives up the key of a request that changed nothing: an expired claim counts as none. */
    async forget(notaryId: string, name: string, claim: Claim, now: Date): Promise<void> {
      const given = { ...claim, runsUntil: 0, expiresAt: seconds(now) };
      await putIf({ ...requestKey(notaryId, name), ...given }, isStill(claim));
    },
  };
}

export type ClaimStore = ReturnType<typeof claimStore>;
