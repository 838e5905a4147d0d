import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Account } from '../account/account-store.ts';
import { digest } from '../table/digest.ts';
import {
  accountKey,
  dataExportKey,
  inspectionKey,
  passkeyKey,
  secondFactorKey,
  undoChangeKey,
} from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { type TransactItem, transact } from '../table/transactions.ts';
import { updateOf } from './recovered-account.ts';

const factor = z.object({
  id: z.string(),
  secret: z.object({ ciphertext: z.string(), commitment: z.string() }),
  lastStep: z.int(),
  recoveryCodes: z.array(z.string()),
  onSince: z.optional(z.string()),
  codesSince: z.optional(z.string()),
});

const change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('passkeyAdded'), passkeyId: z.string() }),
  z.object({ kind: z.literal('secondFactorOn'), factorId: z.string() }),
  /** Includes the factor, its secret still sealed, so it can be turned on again. */
  z.object({ kind: z.literal('secondFactorOff'), factor, offAt: z.iso.datetime() }),
  z.object({ kind: z.literal('inspectionCreated'), inspectionId: z.string() }),
  z.object({ kind: z.literal('dataExportRequested'), exportId: z.string() }),
]);

/** A change that the link in its notice can undo. */
export type UndoableChange = z.output<typeof change>;

const linkItem = z.object({
  notaryId: z.string(),
  /** The address that got the link. */
  email: z.string(),
  /** The token digests of all links in the notice: using one uses up all. */
  links: z.array(z.string()),
  change,
  /** Epoch seconds. */
  expiresAt: z.int(),
});

type UndoLink = z.output<typeof linkItem>;

/**
 * Returns the dates from which a restored factor and its recovery codes count as on, if restored at `now`.
 * The time while it was off doesn't count: a factor that was new when it was turned off is still new, so a
 * recovery still removes it.
 */
function agedSince(since: string | undefined, offAt: string, now: Date): string | undefined {
  if (since === undefined) return undefined;
  return new Date(now.getTime() - (Date.parse(offAt) - Date.parse(since))).toISOString();
}

/** The writes that undo a change: to its own item, and to the account. */
type Reversal = {
  items: TransactItem[];
  set?: Record<string, unknown>;
  remove?: string[];
};

/** Reads and writes undo links. A token is stored only as a digest. */
export function undoChangeStore(table: Table) {
  const { client, name: TableName } = table;
  const nothing: Reversal = { items: [] };

  const read = async (Key: { pk: string; sk: string }) =>
    (await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }))).Item;

  async function reversalOf({ id }: Account, made: UndoableChange, now: Date): Promise<Reversal> {
    const { kind } = made;
    if (kind === 'passkeyAdded') {
      return { items: [{ Delete: { TableName, Key: passkeyKey(id, made.passkeyId) } }] };
    }
    if (kind === 'secondFactorOn') {
      const Key = secondFactorKey(id);
      const present = await read(Key);
      if (present?.['id'] !== made.factorId) return nothing;
      const isIt = { ConditionExpression: 'id = :id', ExpressionAttributeValues: { ':id': made.factorId } };
      return { items: [{ Delete: { TableName, Key, ...isIt } }], remove: ['secondFactor'] };
    }
    if (kind === 'secondFactorOff') {
      const { recoveryCodes, onSince, codesSince, ...kept } = made.factor;
      const aged = {
        onSince: agedSince(onSince, made.offAt, now),
        codesSince: agedSince(codesSince, made.offAt, now),
      };
      const Item = {
        ...{ ...secondFactorKey(id), ...kept, status: 'on' },
        ...(recoveryCodes.length > 0 && { recoveryCodes: new Set(recoveryCodes) }),
      };
      return {
        items: [{ Put: { TableName, Item } }],
        set: { secondFactor: { recoveryCodesLeft: recoveryCodes.length, ...aged } },
      };
    }
    if (kind === 'inspectionCreated') {
      const Key = inspectionKey(id, made.inspectionId);
      if ((await read(Key))?.['revokedAt'] !== null) return nothing;
      const revoke = {
        UpdateExpression: 'SET revokedAt = :now',
        ConditionExpression: 'revokedAt = :none',
        ExpressionAttributeValues: { ':now': now.toISOString(), ':none': null },
      };
      return { items: [{ Update: { TableName, Key, ...revoke } }] };
    }
    const Key = dataExportKey(id);
    if ((await read(Key))?.['id'] !== made.exportId) return nothing;
    const isIt = { ConditionExpression: 'id = :id', ExpressionAttributeValues: { ':id': made.exportId } };
    return { items: [{ Delete: { TableName, Key, ...isIt } }] };
  }

  return {
    /** Stores the links of a notice: one per address, each with its own token. */
    async create(
      told: readonly { email: string; token: string }[],
      notice: Omit<UndoLink, 'email' | 'links'>,
    ): Promise<void> {
      const links = told.map(({ token }) => digest(token));
      const items = told.map(({ email, token }) => ({
        Put: { TableName, Item: { ...undoChangeKey(digest(token)), ...notice, email, links } },
      }));
      const result = await transact(table, items);
      if (result !== 'committed') throw new Error('Links without a condition were refused');
    },

    /** Returns a token's link, strongly consistent. It may have expired, since DynamoDB deletes late. */
    async find(token: string): Promise<UndoLink | undefined> {
      const Item = await read(undoChangeKey(digest(token)));
      return Item && z.parse(linkItem, Item);
    },

    /**
     * Uses up all links of the notice, undoes the change, and ends every session, in one transaction.
     * Succeeds even if the change is already gone. False if a link was used, or something changed since it
     * was read.
     */
    async takeBack({ links, change: made }: UndoLink, account: Account, now: Date): Promise<boolean> {
      const { items, set = {}, remove = [] } = await reversalOf(account, made, now);
      const named = Object.entries(set);
      const result = await transact(table, [
        ...links.map((link) => ({
          Delete: { TableName, Key: undoChangeKey(link), ConditionExpression: 'attribute_exists(pk)' },
        })),
        ...items,
        {
          Update: {
            TableName,
            Key: accountKey(account.id),
            UpdateExpression: updateOf(
              ['tokenVersion = :next, #sessions = :none', ...named.map(([name]) => `${name} = :${name}`)],
              remove,
            ),
            ConditionExpression: 'tokenVersion = :version',
            ExpressionAttributeNames: { '#sessions': 'sessions' },
            ExpressionAttributeValues: {
              ...{ ':version': account.tokenVersion, ':next': account.tokenVersion + 1, ':none': {} },
              ...Object.fromEntries(named.map(([name, value]) => [`:${name}`, value])),
            },
          },
        },
      ]);
      return result === 'committed';
    },
  };
}

export type UndoChangeStore = ReturnType<typeof undoChangeStore>;
