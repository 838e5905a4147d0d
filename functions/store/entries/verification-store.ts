import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { listedJournalKey } from '../table/keys.ts';
import { queryPages } from '../table/query-pages.ts';
import type { Table } from '../table/table.ts';
import { isConditionFailure } from '../table/transactions.ts';

const verification = z.object({
  /** When it began, ISO 8601 UTC. Covers everything submitted before. */
  at: z.iso.datetime(),
  /** The number of entries that it read. */
  entries: z.int(),
  faults: z.int(),
});

/** A full verification of a journal. */
export type Verification = z.output<typeof verification>;

const running = z.extend(verification, {
  /** The next link's sequence. */
  next: z.int(),
});

const listedJournal = z.object({
  journalId: z.string(),
  /** The last full verification. Missing before the first. */
  verified: z.optional(verification),
  /** The verification in progress, in steps. */
  running: z.optional(running),
});

/** A journal, its last full verification, and the one in progress. */
export type ListedJournal = z.output<typeof listedJournal>;

/** A verification in progress. */
export type RunningVerification = z.output<typeof running>;

/** Reads and writes the verification progress of journals. */
export function verificationStore(table: Table) {
  const { client, name: TableName } = table;
  return {
    /**
     * Yields the journals of some partitions of the list, page by page. May miss those that were just opened.
     */
    async *in(partitions: readonly string[]): AsyncGenerator<ListedJournal[]> {
      for (const pk of partitions) {
        const pages = queryPages(table, {
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': pk },
        });
        for await (const page of pages) yield page.map((item) => listedJournal.parse(item));
      }
    },

    /** Returns a journal's last full verification, at most a moment old. */
    async last(journalId: string): Promise<Verification | undefined> {
      const { Item } = await client.send(new GetCommand({ TableName, Key: listedJournalKey(journalId) }));
      return Item && listedJournal.parse(Item).verified;
    },

    /**
     * Stores the state after a step; without `next`, the verification is finished. `before` is the state that
     * the step started from. False if another run has taken the step, or finished, since the journal was
     * read.
     */
    async step(
      { journalId, verified }: Pick<ListedJournal, 'journalId' | 'verified'>,
      before: RunningVerification | undefined,
      { next, ...counted }: Verification & { next: number | undefined },
    ): Promise<boolean> {
      const isLast = next === undefined;
      const update = new UpdateCommand({
        TableName,
        Key: listedJournalKey(journalId),
        UpdateExpression: isLast ? 'SET verified = :state REMOVE running' : 'SET running = :state',
        ConditionExpression: before
          ? 'running.#next = :next AND running.#at = :at'
          : `attribute_exists(pk) AND attribute_not_exists(running) AND ${
              verified ? 'verified.#at = :last' : 'attribute_not_exists(verified)'
            }`,
        ...((before || verified) && {
          ExpressionAttributeNames: { '#at': 'at', ...(before && { '#next': 'next' }) },
        }),
        ExpressionAttributeValues: {
          ':state': isLast ? counted : { ...counted, next },
          ...(before ? { ':next': before.next, ':at': before.at } : verified && { ':last': verified.at }),
        },
      });
      try {
        await client.send(update);
        return true;
      } catch (error) {
        if (isConditionFailure(error)) return false;
        throw error;
      }
    },
  };
}

export type VerificationStore = ReturnType<typeof verificationStore>;
