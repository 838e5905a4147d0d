import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { DocumentPackage } from '#shared/data/package-starters.ts';
import { packagesKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { isConditionFailure } from '../table/transactions.ts';

/** Validated when it was stored. A document type removed since then is still returned. */
const packagesItem = z.object({ version: z.int(), packages: z.array(z.custom<DocumentPackage>()) });

/** A notary's document lists, and the number of changes so far. */
export type StoredPackages = z.output<typeof packagesItem>;

export type PackageStore = {
  /** Returns the lists, strongly consistent; undefined for a notary who never changed them. */
  get(notaryId: string): Promise<StoredPackages | undefined>;
  /** Replaces the previous version of the lists. False, without changes, if another device was faster. */
  replace(notaryId: string, next: StoredPackages): Promise<boolean>;
};

/** Reads and writes a notary's document lists, stored as one item. */
export function packageStore({ client, name: TableName }: Table): PackageStore {
  return {
    async get(notaryId) {
      const Key = packagesKey(notaryId);
      const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return Item && z.parse(packagesItem, Item);
    },

    async replace(notaryId, { version, packages }) {
      const put = new PutCommand({
        TableName,
        Item: { ...packagesKey(notaryId), version, packages },
        ConditionExpression: version === 1 ? 'attribute_not_exists(pk)' : 'version = :before',
        ...(version > 1 && { ExpressionAttributeValues: { ':before': version - 1 } }),
      });
      try {
        await client.send(put);
        return true;
      } catch (error) {
        if (isConditionFailure(error)) return false;
        throw error;
      }
    },
  };
}
