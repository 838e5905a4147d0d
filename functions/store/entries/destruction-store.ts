import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { actModeCodes } from '#shared/data/act-types.ts';
import { destructionNotice } from '#shared/rules/duties/destruction-time.ts';
import { retentionBases } from '#shared/rules/duties/retention-basis.ts';
import { noticeItem } from '../account/reminder-item.ts';
import {
  accountKey,
  addendumKey,
  askedDestructionKey,
  destructionKey,
  ledgerKey,
  sealedEntryKey,
} from '../table/keys.ts';
import { between, queryAll, queryPages } from '../table/query-pages.ts';
import type { Table } from '../table/table.ts';
import { transact, writeAmidTransactions } from '../table/transactions.ts';
import { type DestroyedEntry, remainsOf, type SealedFacts } from './destroyed-entry.ts';

const group = { year: z.string(), state: z.nullable(z.string()) };

/** Why a destruction did not begin, or ended early. */
const stopReasons = ['hold', 'kept', 'nothing', 'closed', 'journals'] as const;

export type StopReason = (typeof stopReasons)[number];

const askedItem = z.object({
  id: z.string(),
  notaryId: z.string(),
  /** The journal with the entries, which may be closed since. */
  journalId: z.string(),
  ...group,
  askedAt: z.iso.datetime(),
  /** Set when it was given up. */
  stopped: z.optional(z.enum(stopReasons)),
  /** The account's token version when it was asked for (recovery-cut). */
  tokenVersion: z.optional(z.int()),
});

/** A destruction that a notary asked for. It is removed when everything is done. */
export type AskedDestruction = z.output<typeof askedItem>;

const recordItem = z.object({
  id: z.string(),
  ...group,
  askedAt: z.iso.datetime(),
  begunAt: z.iso.datetime(),
  /** Null while it is under way. */
  finishedAt: z.nullable(z.iso.datetime()),
  /** The names under which the entries were made, and the one under which their destruction was asked for. */
  notaryName: z.string(),
  askedBy: z.string(),
  /** Why it was allowed, as it was judged when it began. */
  basis: z.enum(retentionBases),
  years: z.nullable(z.int()),
  cite: z.nullable(z.string()),
  /** The last day on which the entries had to be kept, YYYY-MM-DD. */
  until: z.string(),
  /** The law's words about destruction, and their source. */
  rule: z.nullable(z.string()),
  ruleCite: z.nullable(z.string()),
  /** Why it ended before all was destroyed. */
  stopped: z.optional(z.enum(stopReasons)),
  /** How many entries it destroys, without their addenda. */
  entries: z.int(),
  /** The destroyed entries and addenda: positions in the chain (`12`, `12.a1`), hashes of the seals, and places of the links. */
  seals: z.array(
    z.object({
      ...{ position: z.string(), hash: z.string(), link: z.int(), linkItem: z.optional(z.int()) },
      /** The day (UTC) on which the service received it. */
      receivedOn: z.string(),
    }),
  ),
});

/** The record of a destruction, from which its certificate is made. While it is under way, it lists what is to be destroyed. */
export type Destruction = z.output<typeof recordItem>;

const summary = z.pick(recordItem, {
  ...{
    id: true,
    year: true,
    state: true,
    askedAt: true,
    begunAt: true,
    finishedAt: true,
    stopped: true,
    entries: true,
  },
});

/** A destruction without the list of what it destroyed. */
export type DestructionSummary = z.output<typeof summary>;

/** The seals of what was destroyed, by which destruction, which began `at`, and the years of its law, by position. */
type DestroyedSeals = ReadonlyMap<
  string,
  Destruction['seals'][number] & { destruction: string; at: string; years: number | null }
>;

const sealedFacts = z.object({
  status: z.enum(['submitted', 'destroyed']),
  ...{
    id: z.string(),
    entryNumber: z.int(),
    date: z.string(),
    stateCode: z._default(z.nullable(z.string()), null),
  },
  ...{ submittedAt: z.string(), link: z.int(), entryHash: z.string() },
  actMode: z.optional(z.nullable(z.enum(actModeCodes))),
  linkItem: z.optional(z.int()),
  notaryName: z.optional(z.string()),
}) satisfies z.ZodMiniType<SealedFacts>;

const addendumFacts = z.object({
  ...{ entryNumber: z.int(), number: z.int(), hash: z.string(), link: z.int(), at: z.string() },
});

/** The facts about an addendum that its destruction needs. */
export type AddendumFacts = z.output<typeof addendumFacts>;

/** Addenda of an entry have at most three digits. */
const allAddenda = 999;

/** Reads and writes destructions: those that were asked for, their records, and what they leave of entries. */
export function destructionStore(table: Table) {
  const { client, name: TableName } = table;

  const beginningWith = ({ pk, sk }: { pk: string; sk: string }) => ({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
    ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
    ConsistentRead: true,
  });

  return {
    /**
     * Stores that a destruction was asked for, and plans the second email about it. `known`: the same one was asked for and is not finished; one that was given up
     * is replaced. `ended`: the password changed, or every session ended, since the account was read.
     */
    async ask(asked: AskedDestruction & { tokenVersion: number }): Promise<'asked' | 'known' | 'ended'> {
      const result = await transact(table, [
        {
          ConditionCheck: {
            TableName,
            Key: accountKey(asked.notaryId),
            ConditionExpression: 'tokenVersion = :version',
            ExpressionAttributeValues: { ':version': asked.tokenVersion },
          },
        },
        {
          Put: {
            TableName,
            Item: { ...askedDestructionKey(asked.notaryId, asked), ...asked },
            ConditionExpression: 'attribute_not_exists(pk) OR attribute_exists(stopped)',
          },
        },
        { Put: { TableName, Item: noticeItem(asked.notaryId, destructionNotice(asked.askedAt)) } },
      ]);
      if (result === 'committed') return 'asked';
      return result.refused.includes(0) ? 'ended' : 'known';
    },

    /**
     * Cancels what a notary asked for under a token version or an earlier one, unless it has begun or was given up. Returns how
     * many it canceled.
     */
    async cancelDestructions(notaryId: string, tokenVersion: number): Promise<number> {
      const waiting = (await this.asked(notaryId)).filter(
        (asked) => !asked.stopped && (asked.tokenVersion ?? 0) <= tokenVersion,
      );
      let canceled = 0;
      for (const asked of waiting) if (await this.cancel(asked)) canceled += 1;
      return canceled;
    },

    /** Removes what was asked for, unless it has begun. False if it has, or is no longer there. */
    async cancel(asked: AskedDestruction): Promise<boolean> {
      const result = await transact(table, [
        {
          Delete: {
            TableName,
            Key: askedDestructionKey(asked.notaryId, asked),
            ConditionExpression: 'id = :id',
            ExpressionAttributeValues: { ':id': asked.id },
          },
        },
        {
          ConditionCheck: {
            TableName,
            Key: destructionKey(asked.journalId, asked.id),
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
      ]);
      return result === 'committed';
    },

    /**
     * Writes the record with which a destruction begins. False if it is not asked for any more, or has begun: a second record
     * would not list what the first one destroys.
     */
    async begin(asked: AskedDestruction, record: Destruction): Promise<boolean> {
      const result = await transact(table, [
        {
          ConditionCheck: {
            TableName,
            Key: askedDestructionKey(asked.notaryId, asked),
            ConditionExpression: 'id = :id',
            ExpressionAttributeValues: { ':id': asked.id },
          },
        },
        {
          Put: {
            TableName,
            Item: { ...destructionKey(asked.journalId, record.id), ...record },
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
      ]);
      return result === 'committed';
    },

    /** Returns what a notary asked for and is not finished, strongly consistent. */
    async asked(notaryId: string): Promise<AskedDestruction[]> {
      const items = await queryAll(table, beginningWith(askedDestructionKey(notaryId)));
      return items.map((item) => askedItem.parse(item));
    },

    /** Yields what all notaries asked for and is not finished, page by page, strongly consistent. */
    async *allAsked(): AsyncGenerator<AskedDestruction[]> {
      const pages = queryPages(table, {
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': askedDestructionKey('').pk },
        ConsistentRead: true,
      });
      for await (const page of pages) yield page.map((item) => askedItem.parse(item));
    },

    /** Notes that a destruction was given up. Repeating it is harmless. */
    async giveUp(asked: AskedDestruction, reason: StopReason): Promise<void> {
      const update = new UpdateCommand({
        TableName,
        Key: askedDestructionKey(asked.notaryId, asked),
        UpdateExpression: 'SET stopped = :reason',
        ConditionExpression: 'id = :id',
        ExpressionAttributeValues: { ':reason': reason, ':id': asked.id },
      });
      await writeAmidTransactions(() => client.send(update));
    },

    /** Removes what was asked for when it is done. */
    async dropAsked(asked: AskedDestruction): Promise<void> {
      await client.send(new DeleteCommand({ TableName, Key: askedDestructionKey(asked.notaryId, asked) }));
    },

    /** Writes the record of a destruction that has begun, at its end with what was destroyed. */
    async keep(journalId: string, record: Destruction): Promise<void> {
      await client.send(
        new PutCommand({ TableName, Item: { ...destructionKey(journalId, record.id), ...record } }),
      );
    },

    /** Returns a record, strongly consistent. Undefined if the journal has none with this ID. */
    async record(journalId: string, id: string): Promise<Destruction | undefined> {
      const { Item } = await client.send(
        new GetCommand({ TableName, Key: destructionKey(journalId, id), ConsistentRead: true }),
      );
      return Item && recordItem.parse(Item);
    },

    /** Returns all records of a journal without their lists, the latest first. */
    async summaries(journalId: string): Promise<DestructionSummary[]> {
      const items = await queryAll(table, {
        ...beginningWith(destructionKey(journalId)),
        ProjectionExpression: 'id, #year, #state, askedAt, begunAt, finishedAt, stopped, entries',
        ExpressionAttributeNames: { '#year': 'year', '#state': 'state' },
        ScanIndexForward: false,
      });
      return items.map((item) => summary.parse(item));
    },

    /** Returns the seals of everything in a journal that was destroyed, or is being destroyed, by position (`12`, `12.a1`). */
    async destroyedSeals(journalId: string): Promise<DestroyedSeals> {
      const items = await queryAll(table, beginningWith(destructionKey(journalId)));
      const records = items.map((item) => recordItem.parse(item));
      return new Map(
        records.flatMap(({ id, seals, begunAt, years }) =>
          seals.map((seal) => [seal.position, { ...seal, destruction: id, at: begunAt, years }] as const),
        ),
      );
    },

    /** Returns the facts of all entries of a journal, destroyed ones too, unordered, strongly consistent. Throws if one cannot be read. */
    async sealedFacts(journalId: string): Promise<SealedFacts[]> {
      const items = await queryAll(table, {
        ...beginningWith(sealedEntryKey(journalId, '')),
        ProjectionExpression:
          'id, #status, entryNumber, #date, stateCode, actMode, submittedAt, link, linkItem, entryHash, notaryName',
        ExpressionAttributeNames: { '#date': 'date', '#status': 'status' },
      });
      return items.map((item) => sealedFacts.parse(item));
    },

    /** Returns the facts of the addenda of entries in a range of numbers, both included, strongly consistent. */
    async addendaFacts(journalId: string, from: number, to: number): Promise<AddendumFacts[]> {
      if (to < from) return [];
      const range = between(addendumKey(journalId, from, 1), addendumKey(journalId, to, allAddenda));
      const items = await queryAll(table, {
        ...range,
        ProjectionExpression: 'entryNumber, #number, #hash, link, #at',
        ExpressionAttributeNames: { '#number': 'number', '#hash': 'hash', '#at': 'at' },
        ConsistentRead: true,
      });
      return items.map((item) => addendumFacts.parse(item));
    },

    /**
     * Replaces an entry by what is left of it, if the journal still ends with a link (sequence): whatever was recorded since
     * may have moved the last day, or be an addendum of it. False if the journal goes on, or the entry changed.
     */
    async destroyEntry(
      journalId: string,
      entry: SealedFacts,
      { destruction, at, lastLink }: { destruction: string; at: string; lastLink: number },
    ): Promise<boolean> {
      const left: DestroyedEntry = remainsOf(entry, destruction, at);
      const result = await transact(table, [
        {
          ConditionCheck: {
            TableName,
            Key: ledgerKey(journalId),
            ConditionExpression: 'lastLink = :last',
            ExpressionAttributeValues: { ':last': lastLink },
          },
        },
        {
          Put: {
            TableName,
            Item: { ...sealedEntryKey(journalId, entry.id), ...left },
            ConditionExpression: 'entryHash = :hash AND #status = :sealed',
            ExpressionAttributeNames: { '#status': 'status' },
            ExpressionAttributeValues: { ':hash': entry.entryHash, ':sealed': 'submitted' },
          },
        },
      ]);
      return result === 'committed';
    },

    /** Removes the addenda of an entry. Their links stay. */
    async removeAddenda(journalId: string, entryNumber: number): Promise<void> {
      const addenda = await this.addendaFacts(journalId, entryNumber, entryNumber);
      for (const { number } of addenda) {
        await client.send(new DeleteCommand({ TableName, Key: addendumKey(journalId, entryNumber, number) }));
      }
    },
  };
}

export type DestructionStore = ReturnType<typeof destructionStore>;
