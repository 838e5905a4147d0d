import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { digest } from '../table/digest.ts';
import { challengeKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { isConditionFailure } from '../table/transactions.ts';

/** A challenge to sign in to any account, or to add a passkey to one account. */
export type ChallengePurpose = { kind: 'sign-in' } | { kind: 'add'; notaryId: string };

export type ChallengeStore = {
  /** Stores a challenge that may be answered until `expiresAt` (epoch seconds). */
  create(challenge: string, purpose: ChallengePurpose, expiresAt: number): Promise<void>;
  /** Uses up a challenge. False if it is unknown, expired, used, or for another purpose. */
  take(challenge: string, purpose: ChallengePurpose, now: Date): Promise<boolean>;
};

const purposeText = (purpose: ChallengePurpose) =>
  purpose.kind === 'add' ? `add#${purpose.notaryId}` : purpose.kind;

/** Reads and writes single-use challenges for passkeys. */
export function challengeStore({ client, name: TableName }: Table): ChallengeStore {
  const keyOf = (challenge: string) => challengeKey(digest(challenge));
  return {
    async create(challenge, purpose, expiresAt) {
      const Item = { ...keyOf(challenge), purpose: purposeText(purpose), expiresAt };
      await client.send(new PutCommand({ TableName, Item }));
    },

    async take(challenge, purpose, now) {
      const remove = new DeleteCommand({
        TableName,
        Key: keyOf(challenge),
        ConditionExpression: 'purpose = :purpose AND expiresAt > :now',
        ExpressionAttributeValues: {
          ':purpose': purposeText(purpose),
          ':now': Math.floor(now.getTime() / 1000),
        },
      });
      try {
        await client.send(remove);
        return true;
      } catch (error) {
        if (isConditionFailure(error)) return false;
        throw error;
      }
    },
  };
}
