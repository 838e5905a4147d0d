import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Table } from '../table/table.ts';
import { calendarKey } from './business-keys.ts';

const calendar = z.object({
  /** The digest of the secret in the address. */
  digest: z.string(),
  showSigners: z.boolean(),
  createdAt: z.iso.datetime(),
  /** The account's token version at creation (recovery-cut). */
  tokenVersion: z.int(),
});

/** The secret address from which calendars get a notary's orders. */
export type CalendarAddress = z.output<typeof calendar>;

/** Reads and writes the address for calendars. A notary has at most one. */
export function calendarStore({ client, name: TableName }: Table) {
  return {
    /** Returns the address, strongly consistent, so an ended one stops immediately. */
    async get(notaryId: string): Promise<CalendarAddress | undefined> {
      const Key = calendarKey(notaryId);
      const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return Item && z.parse(calendar, Item);
    },

    /** Stores an address in place of the one before. */
    async put(notaryId: string, address: CalendarAddress): Promise<void> {
      const Item = { ...calendarKey(notaryId), ...address };
      await client.send(new PutCommand({ TableName, Item }));
    },

    async remove(notaryId: string): Promise<void> {
      await client.send(new DeleteCommand({ TableName, Key: calendarKey(notaryId) }));
    },
  };
}

export type CalendarStore = ReturnType<typeof calendarStore>;
