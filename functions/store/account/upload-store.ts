import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type UploadPurpose, uploadPurposes } from '#shared/data/upload-purposes.ts';
import { uploadKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { isConditionFailure, type TransactItem } from '../table/transactions.ts';
import { openSlots } from './open-slots.ts';

/**
 * An upload can be used for two hours. Its item stays for another hour, so no use is in progress when it
 * expires.
 */
const usableSeconds = 2 * 60 * 60;
const keptSeconds = 3 * 60 * 60;
/** Longer than any function that uses an upload may run (infra/function-definitions). */
export const claimSeconds = 30;

const uploadItem = z.object({
  purpose: z.enum(uploadPurposes),
  /** The file name from the browser, made safe before it is shown. */
  fileName: z.string(),
  contentType: z.string(),
});

/** A file's description before it was sent. */
export type Upload = z.output<typeof uploadItem>;

/**
 * Items for files that no profile refers to yet, or anymore. While an item exists, S3 may contain its file.
 * After it is removed, used or expired, `purge-lost-files` removes files that no profile refers to.
 */
export type UploadStore = {
  /** Slots for announced but unused files. */
  slots: ReturnType<typeof openSlots>;
  create(notaryId: string, uploadId: string, upload: Upload, now: Date): Promise<void>;
  /**
   * Claims an upload for one use. `unknown`: it doesn't exist, expired, or has another purpose; `busy`: it is
   * in use.
   */
  claim(
    notaryId: string,
    uploadId: string,
    purpose: UploadPurpose,
    now: Date,
  ): Promise<Upload | 'unknown' | 'busy'>;
  /** Releases a claimed upload for a retry. */
  release(notaryId: string, uploadId: string): Promise<void>;
  /**
   * Returns the write that uses up an upload and fails if it is gone, for the transaction that refers to its
   * file.
   */
  used(notaryId: string, uploadId: string): TransactItem;
  /** Returns the write that marks a file for removal, for the transaction that stops referring to it. */
  dropped(notaryId: string, fileId: string, purpose: UploadPurpose, now: Date): TransactItem;
  /** Removes the item of a file that is gone from S3. */
  forget(notaryId: string, fileId: string): Promise<void>;
};

const seconds = (now: Date) => Math.floor(now.getTime() / 1000);

/** Reads and writes uploads. */
export function uploadStore(table: Table): UploadStore {
  const { client, name: TableName } = table;
  /** The stream of removed items is filtered by `status`. */
  const item = (notaryId: string, fileId: string, upload: Upload, expiresAt: number) => ({
    ...uploadKey(notaryId, fileId),
    status: 'open',
    ...upload,
    expiresAt,
  });
  return {
    slots: openSlots(table, 'uploads'),

    async create(notaryId, uploadId, upload, now) {
      const Item = item(notaryId, uploadId, upload, seconds(now) + keptSeconds);
      await client.send(new PutCommand({ TableName, Item }));
    },

    async claim(notaryId, uploadId, purpose, now) {
      const Key = uploadKey(notaryId, uploadId);
      const at = seconds(now);
      try {
        const { Attributes } = await client.send(
          new UpdateCommand({
            TableName,
            Key,
            UpdateExpression: 'SET claimedUntil = :until',
            ConditionExpression:
              'purpose = :purpose AND expiresAt > :usable AND (attribute_not_exists(claimedUntil) OR claimedUntil < :now)',
            ExpressionAttributeValues: {
              ':until': at + claimSeconds,
              ':purpose': purpose,
              ':usable': at + keptSeconds - usableSeconds,
              ':now': at,
            },
            ReturnValues: 'ALL_NEW',
          }),
        );
        return z.parse(uploadItem, Attributes);
      } catch (error) {
        if (!isConditionFailure(error)) throw error;
        const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
        const usable = Item?.['purpose'] === purpose && Item['expiresAt'] > at + keptSeconds - usableSeconds;
        return usable ? 'busy' : 'unknown';
      }
    },

    async release(notaryId, uploadId) {
      try {
        await client.send(
          new UpdateCommand({
            TableName,
            Key: uploadKey(notaryId, uploadId),
            UpdateExpression: 'REMOVE claimedUntil',
            ConditionExpression: 'attribute_exists(pk)',
          }),
        );
      } catch (error) {
        if (!isConditionFailure(error)) throw error;
      }
    },

    used(notaryId, uploadId) {
      const Key = uploadKey(notaryId, uploadId);
      return { Delete: { TableName, Key, ConditionExpression: 'attribute_exists(pk)' } };
    },

    dropped(notaryId, fileId, purpose, now) {
      const upload = { purpose, fileName: '', contentType: '' };
      return { Put: { TableName, Item: item(notaryId, fileId, upload, seconds(now)) } };
    },

    async forget(notaryId, fileId) {
      await client.send(new DeleteCommand({ TableName, Key: uploadKey(notaryId, fileId) }));
    },
  };
}
