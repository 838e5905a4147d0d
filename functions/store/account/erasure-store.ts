import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { keptWithJournal, type PartitionOf, partitionsOf } from '#shared/data/partitions.ts';
import { closureNotices } from '#shared/rules/closure.ts';
import { everyReminderOf } from '#shared/rules/duties/matter-reminders.ts';
import { remindersAfter } from '#shared/rules/expiry-reminders.ts';
import { trialNotices } from '#shared/rules/trial-notices.ts';
import type { Matter } from '#shared/schemas/matter.ts';
import { matterStore } from '../duties/matter-store.ts';
import { emailDigest } from '../table/digest.ts';
import {
  accountKey,
  closureKey,
  dataExportKey,
  emailKey,
  eveningKey,
  type Key,
  listedJournalKey,
  namePartKey,
  searchIndexKey,
} from '../table/keys.ts';
import { queryPages } from '../table/query-pages.ts';
import type { Table } from '../table/table.ts';
import { isConditionFailure, writeAmidTransactions } from '../table/transactions.ts';
import type { Account } from './account-store.ts';
import { firstJournal, journalsOf } from './journals.ts';
import { monthlyEmailKeyOf } from './monthly-email-store.ts';
import { keyOfReminder } from './reminder-item.ts';

/** Parallel deletions. */
const workers = 16;

/** A notary whose items are removed, with the matters that have reminders. */
type Leaver = Account & { matters: Matter[] };

/**
 * The keys of a notary's items in partitions that several notaries share. A new partition doesn't compile
 * until it is listed here. `CLOSURES` is the erasure's own progress, which is deleted at the end.
 */
const sharedKeys: Record<PartitionOf<'shared'>, (leaver: Leaver) => Key[]> = {
  JOURNALS: (leaver) => journalsOf(leaver).map(listedJournalKey),
  EMAIL: ({ email, formerEmails }) =>
    [email, ...formerEmails.map((former) => former.email)].map((one) => emailKey(emailDigest(one))),
  HEADS: (account) => [monthlyEmailKeyOf({ notaryId: account.id, journalId: firstJournal(account) })],
  EVENINGS: ({ id }) => [eveningKey(id)],
  DUE: (account) =>
    [
      ...trialNotices(account),
      ...account.commissions.flatMap((commission) => remindersAfter(commission, '')),
      ...(account.closure ? closureNotices(account.closure) : []),
      ...account.matters.flatMap(everyReminderOf),
    ].map((reminder) => keyOfReminder(account.id, reminder)),
  CLOSURES: () => [],
  // The next daily run drops an erased account's requests (services/leaving/carry-out-destruction).
  DESTRUCTIONS: () => [],
};

/** Returns whether a sort key in a notary's partition belongs to the journal. */
const isKept = (sk: string) => keptWithJournal.some((beginning) => sk.startsWith(beginning));

/** Erases items of closed accounts. Every call can be repeated and removes whatever is left. */
export function erasureStore(table: Table) {
  const { client, name: TableName } = table;
  const matters = matterStore(table);

  const remove = (Key: Key, condition: Partial<ConstructorParameters<typeof DeleteCommand>[0]> = {}) =>
    writeAmidTransactions(() => client.send(new DeleteCommand({ TableName, Key, ...condition })));

  async function removePartition(pk: string, stays: (sk: string) => boolean): Promise<void> {
    const pages = queryPages(table, {
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
      ProjectionExpression: 'pk, sk',
      ConsistentRead: true,
    });
    for await (const page of pages) {
      const keys = (page as Key[]).filter(({ sk }) => !stays(sk)).values();
      const worker = async () => {
        for (const { pk, sk } of keys) await remove({ pk, sk });
      };
      await Promise.all(Array.from({ length: workers }, worker));
    }
  }

  return {
    /**
     * Removes a notary's items in shared partitions. Addresses go first, which ends sign-in. With
     * `keepsJournal`, the journal stays in the list of journals to verify.
     */
    async removeShared(account: Account, { keepsJournal }: { keepsJournal: boolean }): Promise<void> {
      const { EMAIL, JOURNALS, ...others } = sharedKeys;
      const leaver = { ...account, matters: await matters.all(account.id) };
      for (const Key of EMAIL(leaver)) {
        // A former address may belong to another account by now.
        const owner = {
          ConditionExpression: 'attribute_not_exists(pk) OR notaryId = :notary',
          ExpressionAttributeValues: { ':notary': account.id },
        };
        await remove(Key, owner).catch((error: unknown) => {
          if (!isConditionFailure(error)) throw error;
        });
      }
      const listed = keepsJournal ? [] : JOURNALS(leaver);
      for (const key of [...listed, ...Object.values(others).flatMap((keys) => keys(leaver))])
        await remove(key);
    },

    /**
     * Removes a notary's own items; with `keepsJournal`, everything but the account and the journal's items.
     */
    async removeNotary(notaryId: string, { keepsJournal }: { keepsJournal: boolean }): Promise<void> {
      const { pk, sk: account } = accountKey(notaryId);
      const stays = (sk: string) => (keepsJournal ? isKept(sk) : sk === account);
      // The account goes last, because the other steps need it.
      const annex = keepsJournal ? [] : partitionsOf('annex', notaryId);
      for (const partition of [...annex, ...partitionsOf('notary', notaryId)]) {
        await removePartition(partition, partition === pk ? stays : () => false);
      }
    },

    /** Removes a journal with its search index and its positions in the log. */
    async removeJournal(journalId: string): Promise<void> {
      for (const partition of partitionsOf('journal', journalId))
        await removePartition(partition, () => false);
    },

    /**
     * Removes the search index of a journal; the next submission rebuilds it. Removes its position first,
     * because the blocks are only read through it.
     */
    async removeSearchIndex(journalId: string): Promise<void> {
      const position = searchIndexKey(journalId);
      await remove(position);
      for (const pk of [position.pk, namePartKey(journalId, '').pk]) await removePartition(pk, () => false);
    },

    /** Removes a notary's data export if it was requested at or before a time (ISO 8601 UTC). */
    async removeDataExport(notaryId: string, requestedUpTo: string): Promise<void> {
      const upTo = {
        ConditionExpression: 'requestedAt <= :upTo',
        ExpressionAttributeValues: { ':upTo': requestedUpTo },
      };
      await remove(dataExportKey(notaryId), upTo).catch((error: unknown) => {
        if (!isConditionFailure(error)) throw error;
      });
    },

    /** Reduces an account to the parts that its journal needs, which ends sign-in and billing. */
    async reduceAccount(account: Account): Promise<void> {
      const { id, journalId, journals, fullName, createdAt, timezone, dateFormat } = account;
      const { commissions, dataKey, closure } = account;
      const reduced: Account = {
        ...{ id, journalId, fullName, createdAt, timezone, dateFormat, commissions, dataKey, closure },
        ...(journals && { journals }),
        ...{ email: '', emailVerified: false, formerEmails: [], passwordHash: '', sessions: {} },
        ...{ tokenVersion: account.tokenVersion + 1, profileVersion: account.profileVersion },
        ...{
          signatureMetadataEnabled: account.signatureMetadataEnabled,
          monthlyHeadEmail: false,
          monthlyCopyEmail: false,
          eveningEmail: false,
          planSeen: null,
        },
        ...{ primaryNotaryState: account.primaryNotaryState, profilePictureUrl: null },
        additionalNotaryStates: account.additionalNotaryStates,
      };
      const Item = { ...accountKey(id), ...reduced };
      await writeAmidTransactions(() => client.send(new PutCommand({ TableName, Item })));
    },

    /** Removes an account with the data key of its ID numbers, then its place in the list of closed ones. */
    async removeAccount(notaryId: string): Promise<void> {
      await remove(accountKey(notaryId));
      await remove(closureKey(notaryId));
    },
  };
}

export type ErasureStore = ReturnType<typeof erasureStore>;
