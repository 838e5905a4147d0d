import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { documentTypes } from '#shared/schemas/insurance-document.ts';
import { accountKey, profileKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { type TransactItem, transact } from '../table/transactions.ts';
import type { Account } from './account-store.ts';
import { type DatedChanges, itemOfLineChanges } from './front-page-store.ts';

const text = z._default(z.nullable(z.string()), null);

const documentItem = z.object({
  documentId: z.string(),
  documentType: z.enum(documentTypes),
  fileName: z.string(),
  fileUrl: z.string(),
  expirationDate: z.nullable(z.string()),
  sizeBytes: z.int(),
  contentType: z.string(),
  uploadedAt: z.iso.datetime(),
});

const detailsItem = z.object({
  phone: text,
  businessName: text,
  businessAddress: text,
  businessAddress2: text,
  businessCity: text,
  businessState: text,
  businessZip: text,
  website: text,
  specializations: z._default(z.array(z.string()), []),
  insuranceDocuments: z._default(z.array(documentItem), []),
});

/** Profile fields that only the profile shows, stored separately from the account, which every call reads. */
export type ProfileDetails = z.output<typeof detailsItem>;

export type InsuranceDocument = z.output<typeof documentItem>;

/** The details of an account that never saved any. */
export const noDetails: ProfileDetails = detailsItem.parse({});

/** The whole profile: the account's part and the details. */
export type WholeProfile = { account: Account; details: ProfileDetails };

/** The account's part of the profile: fields that other calls need too. */
export type AccountPart = Pick<
  Account,
  | 'fullName'
  | 'timezone'
  | 'dateFormat'
  | 'signatureMetadataEnabled'
  | 'monthlyHeadEmail'
  | 'monthlyCopyEmail'
  | 'eveningEmail'
  | 'planSeen'
  | 'primaryNotaryState'
  | 'additionalNotaryStates'
  | 'commissions'
  | 'profilePictureUrl'
>;

/** New values of changed fields. Missing or undefined fields stay as stored. */
export type Changes<T> = { [K in keyof T]?: T[K] | undefined };

export type ProfileChanges = {
  account?: Changes<AccountPart>;
  details?: Changes<ProfileDetails>;
  /** The front page lines that these changes replace. */
  lines?: DatedChanges;
};

export type ProfileStore = {
  /** Returns the details, strongly consistent; empty ones for an account that never saved any. */
  get(notaryId: string): Promise<ProfileDetails>;
  /**
   * Writes a profile change and its related items in one transaction and increments the version. `changed`:
   * the profile changed, or the account was removed, since `account` was read. `refused`: a condition of an
   * item in `also` failed.
   */
  save(
    account: Account,
    changes: ProfileChanges,
    also?: TransactItem[],
  ): Promise<'saved' | 'changed' | 'refused'>;
};

/** Returns an update that sets some attributes. */
function setting(values: Record<string, unknown>) {
  const members = Object.entries(values).filter(([, value]) => value !== undefined);
  return {
    UpdateExpression: `SET ${members.map((_, index) => `#set${index} = :set${index}`).join(', ')}`,
    ExpressionAttributeNames: Object.fromEntries(members.map(([name], index) => [`#set${index}`, name])),
    ExpressionAttributeValues: Object.fromEntries(members.map(([, value], index) => [`:set${index}`, value])),
  };
}

/** Reads and writes profiles. Every change increments the single version in the account. */
export function profileStore(table: Table): ProfileStore {
  const { client, name: TableName } = table;
  return {
    async get(notaryId) {
      const Key = profileKey(notaryId);
      const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return z.parse(detailsItem, Item ?? {});
    },

    async save(account, changes, also = []) {
      const before = account.profileVersion;
      const update = setting({ ...changes.account, profileVersion: before + 1 });
      const items: TransactItem[] = [
        {
          Update: {
            TableName,
            Key: accountKey(account.id),
            ...update,
            ...(before === 0
              ? { ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(profileVersion)' }
              : {
                  ConditionExpression: 'profileVersion = :before',
                  ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ':before': before },
                }),
          },
        },
      ];
      if (changes.details) {
        items.push({ Update: { TableName, Key: profileKey(account.id), ...setting(changes.details) } });
      }
      if (changes.lines) {
        const version = before + 1;
        items.push(itemOfLineChanges(table, { notaryId: account.id, version }, changes.lines));
      }
      const result = await transact(table, [...items, ...also]);
      if (result === 'committed') return 'saved';
      return result.refused.includes(0) ? 'changed' : 'refused';
    },
  };
}
