import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { accountKey, dataExportKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { isConditionFailure, transact } from '../table/transactions.ts';
import type { Account } from './account-store.ts';
import { isVoid, recoveryCutOf } from './recovery-cut.ts';

const exportItem = z.object({
  id: z.string(),
  status: z.enum(['preparing', 'ready', 'failed']),
  /** Counts the writes of this item: each write succeeds only on top of the previous one. */
  step: z.int(),
  requestedAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  finishedAt: z.nullable(z.iso.datetime()),
  /** The journal in the file. Missing in exports from an older release, which only knew one journal. */
  journalId: z.optional(z.string()),
  /**
   * That journal at the time of the request: number of its last entry, and position and hash of its last
   * link.
   */
  entriesTotal: z.int(),
  lastLink: z.int(),
  chainHead: z.string(),
  /** The hand-over (a matter) that this package is for: only the journal, with its documents. */
  handOver: z.optional(z.string()),
  /**
   * The next stage: collect the account, the drafts, or the entries, print the hand-over documents, or write
   * everything to the file.
   */
  stage: z.enum(['account', 'drafts', 'entries', 'hand_over', 'file']),
  /** Number of drafts, links (with their entries), or documents done in this stage. */
  position: z.int(),
  /** Number of stored parcels, and their total bytes. */
  parcels: z.int(),
  bytes: z.int(),
  /** Failed rounds since the last successful one. */
  failures: z.int(),
  sizeBytes: z.nullable(z.int()),
  /** When the file expires. */
  fileUntil: z.nullable(z.iso.datetime()),
  /** When the email was about to be sent. */
  mailedAt: z.nullable(z.iso.datetime()),
  /** The account's token version at the request (recovery-cut). */
  tokenVersion: z.optional(z.int()),
});

/** An export of all account data, and its progress. */
export type DataExport = z.output<typeof exportItem>;

export type DataExportStore = {
  /** Returns the notary's latest export, strongly consistent. Undefined if a recovery voided it. */
  get(notaryId: string): Promise<DataExport | undefined>;
  /**
   * Stores a new export, replacing the one read before, if any. `changed`: another one exists; `ended`: the
   * password changed, or every session ended, since `account` was read.
   */
  begin(
    account: Pick<Account, 'id' | 'tokenVersion'>,
    before: DataExport | undefined,
    first: Omit<DataExport, 'step' | 'tokenVersion'>,
  ): Promise<DataExport | 'changed' | 'ended'>;
  /** Removes an export, which ends its downloads. False if it isn't the latest one. */
  remove(notaryId: string, exportId: string): Promise<boolean>;
  /**
   * Writes an export on top of the one read before, or as the first. Undefined if it changed in the meantime.
   * Through the table's stream, every write triggers the function that runs the next round.
   */
  write(
    notaryId: string,
    before: DataExport | undefined,
    after: Omit<DataExport, 'step'>,
  ): Promise<DataExport | undefined>;
};

/** Reads and writes exports: one item per notary. */
export function dataExportStore(table: Table): DataExportStore {
  const { client, name: TableName } = table;

  /** Returns a write of an export that requires the previous one to be unchanged, or that there is none. */
  const onTopOf = (notaryId: string, before: DataExport | undefined, after: Omit<DataExport, 'step'>) => {
    const item = { ...after, step: (before?.step ?? 0) + 1 };
    const condition = before
      ? {
          ConditionExpression: 'id = :id AND step = :step',
          ExpressionAttributeValues: { ':id': before.id, ':step': before.step },
        }
      : { ConditionExpression: 'attribute_not_exists(pk)' };
    return { item, put: { TableName, Item: { ...dataExportKey(notaryId), ...item }, ...condition } };
  };

  return {
    async get(notaryId) {
      const Key = dataExportKey(notaryId);
      const [{ Item }, cut] = await Promise.all([
        client.send(new GetCommand({ TableName, Key, ConsistentRead: true })),
        recoveryCutOf(table, notaryId),
      ]);
      const found = Item && z.parse(exportItem, Item);
      return found && !isVoid(cut, { ...found, at: found.requestedAt }) ? found : undefined;
    },

    async begin({ id: notaryId, tokenVersion }, before, first) {
      const { item, put } = onTopOf(notaryId, before, { ...first, tokenVersion });
      // Replaces a void one that isn't removed yet.
      const asFirst = {
        ...put,
        ConditionExpression: 'attribute_not_exists(pk) OR tokenVersion < :version',
        ExpressionAttributeValues: { ':version': tokenVersion },
      };
      const result = await transact(table, [
        {
          ConditionCheck: {
            TableName,
            Key: accountKey(notaryId),
            ConditionExpression: 'tokenVersion = :version',
            ExpressionAttributeValues: { ':version': tokenVersion },
          },
        },
        { Put: before ? put : asFirst },
      ]);
      if (result === 'committed') return item;
      return result.refused.includes(0) ? 'ended' : 'changed';
    },

    async remove(notaryId, exportId) {
      const remove = new DeleteCommand({
        TableName,
        Key: dataExportKey(notaryId),
        ConditionExpression: 'id = :id',
        ExpressionAttributeValues: { ':id': exportId },
      });
      try {
        await client.send(remove);
        return true;
      } catch (error) {
        if (isConditionFailure(error)) return false;
        throw error;
      }
    },

    async write(notaryId, before, after) {
      const { item, put } = onTopOf(notaryId, before, after);
      try {
        await client.send(new PutCommand(put));
        return item;
      } catch (error) {
        if (isConditionFailure(error)) return undefined;
        throw error;
      }
    },
  };
}

const text = z.object({ S: z.string() });
const written = z.object({ dynamodb: z.object({ Keys: z.object({ pk: text, sk: text }) }) });

/** IDs become part of S3 keys, so they may only contain letters, digits, - and _. */
const idPattern = /^[\w-]+$/;

/**
 * Returns the owner of an export in a stream record. Undefined for any other record. Throws for a malformed
 * one.
 */
export function exportingNotary(record: unknown): string | undefined {
  const { pk, sk } = written.parse(record).dynamodb.Keys;
  const start = dataExportKey('');
  if (sk.S !== start.sk || !pk.S.startsWith(start.pk)) return undefined;
  const notaryId = pk.S.slice(start.pk.length);
  if (!idPattern.test(notaryId)) throw new Error('An export has a malformed owner');
  return notaryId;
}
