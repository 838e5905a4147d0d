import { GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { signInKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';

/** Days that sign-ins are kept, and the maximum number listed. */
const keptDays = 90;
const signInsListed = 50;

const signInItem = z.object({
  sessionId: z.string(),
  signedInAt: z.iso.datetime(),
  /** Browser and system family. Nothing else about the device is stored. */
  device: z.string(),
  /** Epoch seconds. */
  expiresAt: z.int(),
});

/** A sign-in. It outlives its session. */
export type SignIn = Omit<z.output<typeof signInItem>, 'expiresAt'>;

/** Returns the item of a sign-in. DynamoDB removes it after 90 days. */
export function itemOfSignIn(notaryId: string, signIn: SignIn) {
  const expiresAt = Math.ceil(Date.parse(signIn.signedInAt) / 1000) + keptDays * 24 * 3_600;
  return { ...signInKey(notaryId, signIn.sessionId), ...signIn, expiresAt };
}

export type SignInStore = {
  add(notaryId: string, signIn: SignIn): Promise<void>;
  /** Returns a sign-in of a notary, strongly consistent. Undefined once it is 90 days old. */
  get(notaryId: string, sessionId: string, now: Date): Promise<SignIn | undefined>;
  /** Returns the sign-ins of the last 90 days, latest first, at most 50, strongly consistent. */
  latest(notaryId: string, now: Date): Promise<SignIn[]>;
};

/** Reads sign-ins. Session IDs sort by time, and so do the items. */
export function signInStore({ client, name: TableName }: Table): SignInStore {
  /** DynamoDB deletes late, so expired items can still be there. */
  const unexpired = (items: unknown[], now: Date) =>
    items
      .map((item) => z.parse(signInItem, item))
      .filter(({ expiresAt }) => expiresAt * 1000 > now.getTime())
      .map(({ sessionId, signedInAt, device }) => ({ sessionId, signedInAt, device }));

  return {
    async add(notaryId, signIn) {
      await client.send(new PutCommand({ TableName, Item: itemOfSignIn(notaryId, signIn) }));
    },

    async get(notaryId, sessionId, now) {
      const Key = signInKey(notaryId, sessionId);
      const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return unexpired(Item ? [Item] : [], now)[0];
    },

    async latest(notaryId, now) {
      const { pk, sk } = signInKey(notaryId, '');
      const { Items = [] } = await client.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
          ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
          ScanIndexForward: false,
          Limit: signInsListed,
          ConsistentRead: true,
        }),
      );
      return unexpired(Items, now);
    },
  };
}
