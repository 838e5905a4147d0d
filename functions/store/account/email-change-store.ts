import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { recoveredAccount, updateOf } from '../security/recovered-account.ts';
import { digest, emailDigest } from '../table/digest.ts';
import { accountKey, emailChangeKey, emailKey, undoEmailChangeKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { type TransactItem, transact } from '../table/transactions.ts';
import type { Account } from './account-store.ts';

/** Days for which a former address is held, so that its owner can take the change back. */
const heldDays = 7;

const linkItem = z.object({
  notaryId: z.string(),
  changeId: z.string(),
  /** The address before the change, and the one after it. */
  from: z.string(),
  to: z.string(),
  /** The account's token version at the request: a password change, and an undo, void the link that confirms. */
  tokenVersion: z.int(),
  /** When the change was requested: an undo removes what was added since. */
  requestedAt: z.iso.datetime(),
  /** Epoch seconds. */
  expiresAt: z.int(),
});

/** A mailed link about a change of address. */
export type EmailChange = z.output<typeof linkItem>;

/** Which of the two links: the one to the new address, or the one to the old. */
export type EmailChangeLink = 'confirm' | 'undo';

export type EmailChangeStore = {
  /** Stores a link. */
  create(link: EmailChangeLink, token: string, change: EmailChange): Promise<void>;
  /** Returns the change of a link, strongly consistent. It may have expired, since DynamoDB deletes late. */
  find(link: EmailChangeLink, token: string): Promise<EmailChange | undefined>;
  /** Returns whether another account has an address, or had it in the last seven days. */
  isTaken(email: string, notaryId: string, now: Date): Promise<boolean>;
  /**
   * Gives the account its new address, which counts as confirmed, in one transaction. A confirmed old one is held for seven
   * days. `taken`: another account was faster; `stale`: link, address, or password changed since `account` was read.
   */
  confirm(
    token: string,
    account: Account,
    change: EmailChange,
    now: Date,
  ): Promise<'changed' | 'taken' | 'stale'>;
  /**
   * Takes a change back, and every later one, in one transaction, or cancels it before it is confirmed. Recovers the account
   * from what was added since the request, and voids all other links. False if the account changed in the meantime, or the
   * address is no longer held.
   */
  undo(token: string, account: Account, change: EmailChange, now: Date): Promise<boolean>;
};

/** The part of the condition that an item belongs to the account. */
const owned = (notaryId: string) => ({
  ConditionExpression: 'notaryId = :me',
  ExpressionAttributeValues: { ':me': notaryId },
});

/**
 * Reads and writes changes of addresses. One item for each address says which account has it, so of two accounts that race for
 * an address one gets it. Tokens are stored only as digests.
 */
export function emailChangeStore(table: Table): EmailChangeStore {
  const { client, name: TableName } = table;
  const keyOf = (link: EmailChangeLink, token: string) =>
    (link === 'confirm' ? emailChangeKey : undoEmailChangeKey)(digest(token));
  const addressKey = (email: string) => emailKey(emailDigest(email));

  const spend = (link: EmailChangeLink, token: string): TransactItem => ({
    Delete: { TableName, Key: keyOf(link, token), ConditionExpression: 'attribute_exists(pk)' },
  });

  /** Gives up an address of the account. */
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
      // An address that the account returns to keeps its own link, which takes back what came after it.
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
      // The owner of the old address may not know the later ones, so nothing stays with them.
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
