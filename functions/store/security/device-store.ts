import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { digest } from '../table/digest.ts';
import { deviceKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { isConditionFailure } from '../table/transactions.ts';

/** Days that a device stays known after its last sign-in. */
export const deviceDays = 180;

const deviceItem = z.object({
  /** When it first signed in. A recovery uses this to forget devices (recovery-store). */
  knownSince: z.optional(z.iso.datetime()),
  /** Epoch seconds. */
  expiresAt: z.int(),
});

export type DeviceStore = {
  /** Returns whether a device signed in to an account in the last 180 days, strongly consistent. */
  isKnown(notaryId: string, deviceToken: string, now: Date): Promise<boolean>;
  /** Remembers for 180 days from now that a device signed in to an account. */
  remember(notaryId: string, deviceToken: string, now: Date): Promise<void>;
};

/**
 * Reads and writes the devices that have signed in to an account (OWASP, device cookies). A device is
 * identified by a random cookie. Only its digest, bound to the account, is stored, so the table doesn't
 * reveal which accounts share a device.
 */
export function deviceStore({ client, name: TableName }: Table): DeviceStore {
  const keyOf = (notaryId: string, deviceToken: string) =>
    deviceKey(notaryId, digest(`${notaryId}/${deviceToken}`));
  return {
    async isKnown(notaryId, deviceToken, now) {
      const Key = keyOf(notaryId, deviceToken);
      const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return Item !== undefined && z.parse(deviceItem, Item).expiresAt * 1000 > now.getTime();
    },

    async remember(notaryId, deviceToken, now) {
      const expiresAt = Math.floor(now.getTime() / 1000) + deviceDays * 24 * 3_600;
      const Key = keyOf(notaryId, deviceToken);
      const first = new PutCommand({
        TableName,
        Item: { ...Key, expiresAt, knownSince: now.toISOString() },
        ConditionExpression: 'attribute_not_exists(pk)',
      });
      try {
        await client.send(first);
      } catch (error) {
        if (!isConditionFailure(error)) throw error;
        await client.send(
          new UpdateCommand({
            TableName,
            Key,
            UpdateExpression: 'SET expiresAt = :expires',
            ExpressionAttributeValues: { ':expires': expiresAt },
          }),
        );
      }
    },
  };
}
