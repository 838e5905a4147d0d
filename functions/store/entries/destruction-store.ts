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
  /** The journal with the entries, which may have been closed since. */
  journalId: z.string(),
  ...group,
  askedAt: z.iso.datetime(),
  /** Set when the destruction was given up. */
  stopped: z.optional(z.enum(stopReasons)),
  /** The account's token version at the request (recovery-cut). */
  tokenVersion: z.optional(z.int()),
});

/** A destruction that a notary requested. Removed when everything is done. */
export type AskedDestruction = z.output<typeof askedItem>;

const recordItem = z.object({
  id: z.string(),
  ...group,
  askedAt: z.iso.datetime(),
  begunAt: z.iso.datetime(),
  /** Null while it is under way. */
  finishedAt: z.nullable(z.iso.datetime()),
  /**
   * The names under which the entries were made, and the name of the person who requested the destruction.
   */
  notaryName: z.string(),
  askedBy: z.string(),
  /** Why it was allowed, as determined when it began. */
  basis: z.enum(retentionBases),
  years: z.nullable(z.int()),
  cite: z.nullable(z.string()),
  /** The last day on which the entries had to be kept, YYYY-MM-DD. */
  until: z.string(),
  /** The law's text about destruction, and its source. */
  rule: z.nullable(z.string()),
  ruleCite: z.nullable(z.string()),
  /** Why it ended before everything was destroyed. */
  stopped: z.optional(z.enum(stopReasons)),
  /** Number of entries to destroy, without their addenda. */
  entries: z.int(),
  /** The destroyed entries and addenda: chain positions (`12`, `12.a1`), seal hashes, and link positions. */
  seals: z.array(
    z.object({
      ...{ position: z.string(), hash: z.string(), link: z.int(), linkItem: z.optional(z.int()) },
      /** The day (UTC) on which the service received it. */
      receivedOn: z.string(),
    }),
  ),
});

/**
 * The record of a destruction, from which its certificate is made. While under way, it lists everything to
 * destroy.
 */
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

/**
 * The seals of destroyed records by position, with the destruction, when it began (`at`), and the years of
 * its law.
 */
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

/** An entry's addenda have at most three digits. */
const allAddenda = 999;

/** Reads and writes destructions: the requests, their records, and the remains of entries. */
export function destructionStore(table: Table) {
  const { client, name: TableName } = table;

  const beginningWith = ({ pk, sk }: { pk: string; sk: string }) => ({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
    ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
    ConsistentRead: true,
  });

  return {
    /**
     * Stores a destruction request, and schedules the second email about it. `known`: the same one is already
     * requested and not finished; one that was given up is replaced. `ended`: the password changed, or every
     * session ended, since the account was read.
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
     * Cancels a notary's requests from a token version or an earlier one, unless they have begun or were
     * given up. Returns the number canceled.
     */
    async cancelDestructions(notaryId: string, tokenVersion: number): Promise<number> {
      const waiting = (await this.asked(notaryId)).filter(
        (asked) => !asked.stopped && (asked.tokenVersion ?? 0) <= tokenVersion,
      );
      let canceled = 0;
      for (const asked of waiting) if (await this.cancel(asked)) canceled += 1;
      return canceled;
    },

    /** Removes a request, unless it has begun. False if it has, or no longer exists. */
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
     * Writes the record that begins a destruction. False if it is no longer requested, or has begun: a second
     * record wouldn't list everything that the first one destroys.
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

    /** Returns a notary's unfinished requests, strongly consistent. */
    async asked(notaryId: string): Promise<AskedDestruction[]> {
      const items = await queryAll(table, beginningWith(askedDestructionKey(notaryId)));
      return items.map((item) => askedItem.parse(item));
    },

    /** Yields all notaries' unfinished requests, page by page, strongly consistent. */
    async *allAsked(): AsyncGenerator<AskedDestruction[]> {
      const pages = queryPages(table, {
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': askedDestructionKey('').pk },
        ConsistentRead: true,
      });
      for await (const page of pages) yield page.map((item) => askedItem.parse(item));
    },

    /** Records that a destruction was given up. Repeating it is harmless. */
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

    /** Removes a finished request. */
    async dropAsked(asked: AskedDestruction): Promise<void> {
      await client.send(new DeleteCommand({ TableName, Key: askedDestructionKey(asked.notaryId, asked) }));
    },

    /** Writes the record of a destruction that has begun; at the end, with everything destroyed. */
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

    /** Returns all records of a journal without their lists, newest first. */
    async summaries(journalId: string): Promise<DestructionSummary[]> {
      const items = await queryAll(table, {
        ...beginningWith(destructionKey(journalId)),
        ProjectionExpression: 'id, #year, #state, askedAt, begunAt, finishedAt, stopped, entries',
        ExpressionAttributeNames: { '#year': 'year', '#state': 'state' },
        ScanIndexForward: false,
      });
      return items.map((item) => summary.parse(item));
    },

    /**
     * Returns the seals of everything in a journal that was or is being destroyed, by position (`12`,
     * `12.a1`).
     */
    async destroyedSeals(journalId: string): Promise<DestroyedSeals> {
      const items = await queryAll(table, beginningWith(destructionKey(journalId)));
      const records = items.map((item) => recordItem.parse(item));
      return new Map(
        records.flatMap(({ id, seals, begunAt, years }) =>
          seals.map((seal) => [seal.position, { ...seal, destruction: id, at: begunAt, years }] as const),
        ),
      );
    },

    /**
     * Returns the facts of all entries of a journal, including destroyed ones, unordered, strongly
     * consistent. Throws if one can't be read.
     */
    async sealedFacts(journalId: string): Promise<SealedFacts[]> {
      const items = await queryAll(table, {
        ...beginningWith(sealedEntryKey(journalId, '')),
        ProjectionExpression:
          'id, #status, entryNumber, #date, stateCode, actMode, submittedAt, link, linkItem, entryHash, notaryName',
        ExpressionAttributeNames: { '#date': 'date', '#status': 'status' },
      });
      return items.map((item) => sealedFacts.parse(item));
    },

    /**
     * Returns the facts of the addenda of entries in a range of numbers, both included, strongly consistent.
     */
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
     * Replaces an entry with its remains, if the journal still ends with a link (sequence): a later record
     * may have moved the last day, or be the entry's addendum. False if the journal has grown, or the entry
     * changed.
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
