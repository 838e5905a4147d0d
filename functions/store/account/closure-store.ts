import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { closureNotices } from '#shared/rules/closure.ts';
import { type ClosureFacts, closureFacts } from '#shared/schemas/closure-facts.ts';
import { accountKey, closureKey } from '../table/keys.ts';
import { queryPages } from '../table/query-pages.ts';
import type { Table } from '../table/table.ts';
import { isConditionFailure, transact, writeAmidTransactions } from '../table/transactions.ts';
import type { Account } from './account-store.ts';
import { keyOfReminder, noticeItem } from './reminder-item.ts';

const closureItem = z.extend(closureFacts, {
  notaryId: z.string(),
  journalId: z.string(),
  /** All journals, as in the account. */
  journals: z.optional(z.array(z.string())),
  /** The last link of the current journal when `journal` and `keepUntil` were decided. */
  lastLink: z.int(),
  /** The last day on which the journal must be kept, YYYY-MM-DD; null if it must be kept indefinitely. */
  keepUntil: z.nullable(z.string()),
  /**
   * `waiting`: it can be reopened, or is due. `keeping`: everything but the journal is being erased. `kept`:
   * only the journal is left. `erasing`: everything is being erased.
   */
  state: z.enum(['waiting', 'keeping', 'kept', 'erasing']),
});

/** A closed account in the list of closed accounts, which is also the progress of its erasure. */
export type Closure = z.output<typeof closureItem>;

/** Closes, reopens, and lists closed accounts. */
export function closureStore(table: Table) {
  const { client, name: TableName } = table;
  return {
    /**
     * Closes an account, ends all of its sessions, lists it, and schedules its emails in one transaction.
     * False if it is closed, its password changed, or a new journal was started since it was read.
     */
    async close(
      { id: notaryId, journalId, journals, tokenVersion }: Account,
      closure: Pick<Closure, keyof ClosureFacts | 'lastLink' | 'keepUntil'>,
    ): Promise<boolean> {
      const { closedAt, endsAt, journal } = closure;
      const item: Closure = {
        ...{ ...closure, notaryId, journalId, state: 'waiting' },
        ...(journals && { journals }),
      };
      const result = await transact(table, [
        {
          Update: {
            TableName,
            Key: accountKey(notaryId),
            UpdateExpression: 'SET closure = :closure, #sessions = :none, tokenVersion = :next',
            ConditionExpression:
              'attribute_not_exists(closure) AND tokenVersion = :version AND journalId = :journal',
            ExpressionAttributeNames: { '#sessions': 'sessions' },
            ExpressionAttributeValues: {
              ':closure': { closedAt, endsAt, journal },
              ':none': {},
              ':version': tokenVersion,
              ':journal': journalId,
              ':next': tokenVersion + 1,
            },
          },
        },
        { Put: { TableName, Item: { ...closureKey(notaryId), ...item } } },
        ...closureNotices(closure).map((notice) => ({
          Put: { TableName, Item: noticeItem(notaryId, notice) },
        })),
      ]);
      return result === 'committed';
    },

    /**
     * Reopens an account and cancels its emails. False if it is open, can no longer be reopened, or its
     * erasure began: the clocks of two servers may differ.
     */
    async reopen({ id, closure }: Account, now: Date): Promise<boolean> {
      if (!closure) return false;
      const result = await transact(table, [
        {
          Update: {
            TableName,
            Key: accountKey(id),
            UpdateExpression: 'REMOVE closure',
            ConditionExpression: 'closure.endsAt > :now',
            ExpressionAttributeValues: { ':now': now.toISOString() },
          },
        },
        {
          Delete: {
            TableName,
            Key: closureKey(id),
            ConditionExpression: 'attribute_not_exists(pk) OR #state = :waiting',
            ExpressionAttributeNames: { '#state': 'state' },
            ExpressionAttributeValues: { ':waiting': 'waiting' },
          },
        },
        ...closureNotices(closure).map((notice) => ({
          Delete: { TableName, Key: keyOfReminder(id, notice) },
        })),
      ]);
      return result === 'committed';
    },

    /** Yields all closed accounts page by page, strongly consistent. */
    async *all(): AsyncGenerator<Closure[]> {
      const pages = queryPages(table, {
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': closureKey('').pk },
        ConsistentRead: true,
      });
      for await (const page of pages) yield page.map((item) => closureItem.parse(item));
    },

    /**
     * Records the progress of an account's erasure, and until when its journal is kept. False if the account
     * was reopened since the closure was read, even if it was closed again. Can be repeated.
     */
    async mark(
      { notaryId, endsAt, keepUntil }: Closure,
      state: Exclude<Closure['state'], 'waiting'>,
    ): Promise<boolean> {
      const update = new UpdateCommand({
        TableName,
        Key: closureKey(notaryId),
        UpdateExpression: 'SET #state = :state, keepUntil = :until',
        ConditionExpression: 'endsAt = :endsAt',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':state': state, ':until': keepUntil, ':endsAt': endsAt },
      });
      try {
        await writeAmidTransactions(() => client.send(update));
        return true;
      } catch (error) {
        if (isConditionFailure(error)) return false;
        throw error;
      }
    },
  };
}

export type ClosureStore = ReturnType<typeof closureStore>;
