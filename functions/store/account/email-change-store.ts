import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { recoveredAccount, updateOf } from '../security/recovered-account.ts';
import { digest, emailDigest } from '../table/digest.ts';
import { accountKey, emailChangeKey, emailKey, undoEmailChangeKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { type TransactItem, transact } from '../table/transactions.ts';
import type { Account } from './account-store.ts';

/** Days that a former address is held, so its owner can undo the change. */
const heldDays = 7;

const linkItem = z.object({
  notaryId: z.string(),
  changeId: z.string(),
  /** The address before the change, and the one after it. */
  from: z.string(),
  to: z.string(),
  /** The account's token version at the request: a password change or an undo voids the confirmation link. */
  tokenVersion: z.int(),
  /** When the change was requested: an undo removes everything added since. */
  requestedAt: z.iso.datetime(),
  /** Epoch seconds. */
  expiresAt: z.int(),
});

/** An emailed link about a change of address. */
export type EmailChange = z.output<typeof linkItem>;

/** The two links: `confirm` goes to the new address, `undo` to the old one. */
export type EmailChangeLink = 'confirm' | 'undo';

export type EmailChangeStore = {
  /** Stores a link. */
  create(link: EmailChangeLink, token: string, change: EmailChange): Promise<void>;
  /** Returns a link's change, strongly consistent. It may have expired, since DynamoDB deletes late. */
  find(link: EmailChangeLink, token: string): Promise<EmailChange | undefined>;
  /** Returns whether another account has an address, or had it in the last seven days. */
  isTaken(email: string, notaryId: string, now: Date): Promise<boolean>;
  /**
   * Gives the account its new address, which counts as confirmed, in one transaction. A confirmed old one is
   * held for seven days. `taken`: another account was faster; `stale`: link, address, or password changed
   * since `account` was read.
   */
  confirm(
    token: string,
    account: Account,
    change: EmailChange,
    now: Date,
  ): Promise<'changed' | 'taken' | 'stale'>;
  /**
   * Undoes a change and every later one, or cancels it before it is confirmed, in one transaction. Recovers
   * the account from everything added since the request, and voids all other links. False if the account
   * changed in the meantime, or the address is no longer held.
   */
  undo(token: string, account: Account, change: EmailChange, now: Date): Promise<boolean>;
};

/** Returns the condition that an item belongs to the account. */
const owned = (notaryId: string) => ({
  ConditionExpression: 'notaryId = :me',
  ExpressionAttributeValues: { ':me': notaryId },
});

/**
 * Reads and writes changes of addresses. One item per address names its account, so only one of two racing
 * accounts gets an address. Tokens are stored only as digests.
 */
export function emailChangeStore(table: Table): EmailChangeStore {
  const { client, name: TableName } = table;
  const keyOf = (link: EmailChangeLink, token: string) =>
    (link === 'confirm' ? emailChangeKey : undoEmailChangeKey)(digest(token));
  const addressKey = (email: string) => emailKey(emailDigest(email));

  const spend = (link: EmailChangeLink, token: string): TransactItem => ({
    Delete: { TableName, Key: keyOf(link, token), ConditionExpression: 'attribute_exists(pk)' },
  });

  /** Releases an address of the account. */
  const release = (email: string, notaryId: string): TransactItem => ({
    Delete: { TableName, Key: addressKey(email), ...owned(notaryId) },
  });

  /** Holds an address of the account until a time. */
  const hold = (email: string, notaryId: string, until: Date): TransactItem => {
    const held = { notaryId, heldUntil: until.toISOString(), expiresAt: Math.ceil(until.getTime() / 1000) };
    return { Put: { TableName, Item: { ...addressKey(email), ...held }, ...owned(notaryId) } };
  };

  return {
    async create(link, token, change) {
      const Item = { ...keyOf(link, token), ...change };
      const result = await transact(table, [{ Put: { TableName, Item } }]);
      if (result !== 'committed') throw new Error('A link without a condition was refused');
    },

    async find(link, token) {
      const Key = keyOf(link, token);
      const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return Item && z.parse(linkItem, Item);
    },

    async isTaken(email, notaryId, now) {
      const Key = addressKey(email);
      const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      if (!Item || Item['notaryId'] === notaryId) return false;
      return Item['heldUntil'] === undefined || String(Item['heldUntil']) > now.toISOString();
    },

    async confirm(token, account, { changeId, from, to, tokenVersion }, now) {
      const at = now.toISOString();
      const until = new Date(now.getTime() + heldDays * 24 * 3_600_000);
      const old = account.emailVerified ? hold(from, account.id, until) : release(from, account.id);
      // An address that the account returns to keeps its own link, which undoes everything after it.
      const former = account.formerEmails.filter(({ heldUntil }) => heldUntil > at);
      const withOld = account.emailVerified
        ? [...former, { changeId, email: from, heldUntil: until.toISOString() }]
        : former;
      const wasVerified = account.emailVerified
        ? 'emailVerified = :true'
        : '(attribute_not_exists(emailVerified) OR emailVerified <> :true)';
      const result = await transact(table, [
        {
          Put: {
            TableName,
            Item: { ...addressKey(to), notaryId: account.id },
            ConditionExpression: 'attribute_not_exists(pk) OR notaryId = :me OR heldUntil <= :now',
            ExpressionAttributeValues: { ':me': account.id, ':now': at },
          },
        },
        spend('confirm', token),
        old,
        {
          Update: {
            TableName,
            Key: accountKey(account.id),
            UpdateExpression:
              'SET email = :to, emailVerified = :true, mailbox = :mailbox, formerEmails = :former',
            ConditionExpression: `email = :from AND tokenVersion = :version AND ${wasVerified}`,
            ExpressionAttributeValues: {
              ...{ ':from': from, ':to': to, ':true': true, ':version': tokenVersion },
              ':mailbox': { email: to, problem: null, at },
              ':former': withOld,
            },
          },
        },
      ]);
      if (result === 'committed') return 'changed';
      return result.refused.includes(0) ? 'taken' : 'stale';
    },

    async undo(token, account, { changeId, from, requestedAt }, now) {
      const { id, email, formerEmails } = account;
      const recovered = recoveredAccount(TableName, account, { since: requestedAt, now });
      const index = formerEmails.findIndex((former) => former.changeId === changeId);
      const isConfirmed = index >= 0;
      if (isConfirmed && (formerEmails[index]?.heldUntil ?? '') <= now.toISOString()) return false;
      // The owner of the old address may not know the later ones, so release them all.
      const later = formerEmails.slice(index + 1).map((former) => former.email);
      const earlier = formerEmails.slice(0, index);
      const given = [...new Set([email, ...later])].filter((one) => one !== from);
      const addresses: TransactItem[] = isConfirmed
        ? [
            { Put: { TableName, Item: { ...addressKey(from), notaryId: id }, ...owned(id) } },
            ...given.map((one) => {
              const held = earlier.find((former) => former.email === one);
              return held ? hold(one, id, new Date(held.heldUntil)) : release(one, id);
            }),
          ]
        : [];
      const restored = isConfirmed ? { email: from, former: earlier } : undefined;
      const result = await transact(table, [
        spend('undo', token),
        ...addresses,
        ...recovered.items,
        {
          Update: {
            TableName,
            Key: accountKey(id),
            UpdateExpression: updateOf(
              [
                ...recovered.set,
                ...(restored
                  ? ['email = :restored, emailVerified = :true, mailbox = :mailbox, formerEmails = :former']
                  : []),
              ],
              recovered.remove,
            ),
            ConditionExpression: `${recovered.condition} AND email = :email`,
            ExpressionAttributeNames: recovered.names,
            ExpressionAttributeValues: {
              ...recovered.values,
              ':email': email,
              ...(restored && {
                ...{ ':restored': restored.email, ':former': restored.former, ':true': true },
                ':mailbox': { email: restored.email, problem: null, at: now.toISOString() },
              }),
            },
          },
        },
      ]);
      return result === 'committed';
    },
  };
}
