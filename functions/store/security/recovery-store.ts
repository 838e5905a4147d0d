import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { calendarKey } from '#functions/store/business/business-keys.ts';
import { isVoid, type RecoveryCut } from '../account/recovery-cut.ts';
import { accountKey, dataExportKey, deviceKey, inspectionKey, type Key, passkeyKey } from '../table/keys.ts';
import { queryAll } from '../table/query-pages.ts';
import type { Table } from '../table/table.ts';
import { isConditionFailure, writeAmidTransactions } from '../table/transactions.ts';

const key = { pk: z.string(), sk: z.string() };
const version = { tokenVersion: z.optional(z.int()) };

const passkeys = z.object({ ...key, ...version, createdAt: z.string() });
const calendars = passkeys;
const exports = z.object({ ...key, ...version, requestedAt: z.string() });
const inspections = z.object({
  ...{ ...key, ...version, createdAt: z.string(), expiresAt: z.string() },
  revokedAt: z.nullable(z.string()),
});
const devices = z.object({ ...key, knownSince: z.optional(z.string()) });

/**
 * Removes everything voided by a recovery. Every call can be repeated, and returns how many items it removed.
 */
export function recoveryStore(table: Table) {
  const { client, name: TableName } = table;

  /** Returns all items of a notary whose sort keys start like a key's, strongly consistent. */
  const beginningWith = ({ pk, sk }: Key) =>
    queryAll(table, {
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
      ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
      ConsistentRead: true,
    });

  /** Returns whether a conditional write succeeded. */
  async function written(write: () => Promise<unknown>): Promise<boolean> {
    try {
      await writeAmidTransactions(write);
      return true;
    } catch (error) {
      if (isConditionFailure(error)) return false;
      throw error;
    }
  }

  /** Deletes items that are unchanged since they were read, by one of their attributes. */
  async function remove<T extends { pk: string; sk: string }>(items: T[], attribute: keyof T & string) {
    const removed = await Promise.all(
      items.map(({ pk, sk, ...item }) =>
        written(() =>
          client.send(
            new DeleteCommand({
              TableName,
              Key: { pk, sk },
              ConditionExpression: '#attribute = :value',
              ExpressionAttributeNames: { '#attribute': attribute },
              ExpressionAttributeValues: { ':value': Reflect.get(item, attribute) },
            }),
          ),
        ),
      ),
    );
    return removed.filter(Boolean).length;
  }

  return {
    async removePasskeys(notaryId: string, cut: RecoveryCut): Promise<number> {
      const all = (await beginningWith(passkeyKey(notaryId, ''))).map((item) => z.parse(passkeys, item));
      return remove(
        all.filter((one) => isVoid(cut, { ...one, at: one.createdAt })),
        'createdAt',
      );
    },

    async removeExports(notaryId: string, cut: RecoveryCut): Promise<number> {
      const all = (await beginningWith(dataExportKey(notaryId))).map((item) => z.parse(exports, item));
      return remove(
        all.filter((one) => isVoid(cut, { ...one, at: one.requestedAt })),
        'requestedAt',
      );
    },

    /** Revokes links that were neither revoked nor expired. */
    async revokeInspections(notaryId: string, cut: RecoveryCut): Promise<number> {
      const all = (await beginningWith(inspectionKey(notaryId, ''))).map((item) =>
        z.parse(inspections, item),
      );
      const live = all.filter(
        (one) =>
          isVoid(cut, { ...one, at: one.createdAt }) && one.revokedAt === null && one.expiresAt > cut.at,
      );
      const revoked = await Promise.all(
        live.map(({ pk, sk }) =>
          written(() =>
            client.send(
              new UpdateCommand({
                TableName,
                Key: { pk, sk },
                UpdateExpression: 'SET revokedAt = :at',
                ConditionExpression: 'revokedAt = :none',
                ExpressionAttributeValues: { ':at': cut.at, ':none': null },
              }),
            ),
          ),
        ),
      );
      return revoked.filter(Boolean).length;
    },

    /** Ends the address for calendars, if it was made after the cut. */
    async endCalendar(notaryId: string, cut: RecoveryCut): Promise<number> {
      const all = (await beginningWith(calendarKey(notaryId))).map((item) => z.parse(calendars, item));
      return remove(
        all.filter((one) => isVoid(cut, { ...one, at: one.createdAt })),
        'createdAt',
      );
    },

    /** Forgets the devices that first signed in after the cut. */
    async forgetDevices(notaryId: string, cut: RecoveryCut): Promise<number> {
      const all = (await beginningWith(deviceKey(notaryId, ''))).map((item) => z.parse(devices, item));
      return remove(
        all.filter(
          ({ knownSince }) => knownSince !== undefined && knownSince >= cut.since && knownSince <= cut.at,
        ),
        'knownSince',
      );
    },

    /** Records that everything is removed. Does nothing if the account was recovered again. */
    async finish(notaryId: string, cut: RecoveryCut): Promise<void> {
      await written(() =>
        client.send(
          new UpdateCommand({
            TableName,
            Key: accountKey(notaryId),
            UpdateExpression: 'REMOVE recovery',
            ConditionExpression: 'recovery.tokenVersion = :version',
            ExpressionAttributeValues: { ':version': cut.tokenVersion },
          }),
        ),
      );
    },
  };
}

export type RecoveryStore = ReturnType<typeof recoveryStore>;
