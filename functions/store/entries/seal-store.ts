import { BatchGetCommand, type BatchGetCommandOutput } from '@aws-sdk/lib-dynamodb';
import { type Witness, witnessOfItem } from '../log/witness-store.ts';
import { ContentionError } from '../table/contention-error.ts';
import { type Key, linkKey, witnessKey } from '../table/keys.ts';
import { between, queryAll } from '../table/query-pages.ts';
import type { Table } from '../table/table.ts';
import { backOff } from '../table/transactions.ts';
import { type ChainLink, linkOfItem } from './chain-link.ts';

/** What proves an entry: its link in the hash chain, and its place in the public log once it has one. */
export type Seal = { link: ChainLink; witness: Witness | undefined };

/** The most seals that one request reads: each has two items, of a hundred at once. */
export const sealsAtOnce = 50;

const tries = 10;
/** A range is charged by its bytes, about a tenth of a read by key. It may contain this many links for each wanted one. */
const sparseness = 8;

/** Reads the seals of entries. Links and witnesses never change, so half-price reads do, unless a link is missing. */
export function sealStore(table: Table) {
  const { client, name: TableName } = table;

  async function byKeys(keys: Key[], strong: boolean): Promise<Record<string, unknown>[]> {
    const found: Record<string, unknown>[] = [];
    let left: Record<string, unknown>[] = keys;
    for (let attempt = 0; left.length > 0; attempt += 1) {
      if (attempt === tries) throw new ContentionError('The table left seals unread every time');
      if (attempt > 0) await backOff(attempt);
      const answer: BatchGetCommandOutput = await client.send(
        new BatchGetCommand({ RequestItems: { [TableName]: { Keys: left, ConsistentRead: strong } } }),
      );
      found.push(...(answer.Responses?.[TableName] ?? []));
      left = answer.UnprocessedKeys?.[TableName]?.Keys ?? [];
    }
    return found;
  }

  const bySequence = (links: readonly ChainLink[]) => new Map(links.map((link) => [link.sequence, link]));

  async function again(
    journalId: string,
    sequences: readonly number[],
    found: Map<number, ChainLink>,
  ): Promise<Map<number, ChainLink>> {
    const missing = sequences.filter((sequence) => !found.has(sequence));
    for (let at = 0; at < missing.length; at += 2 * sealsAtOnce) {
      const keys = missing.slice(at, at + 2 * sealsAtOnce).map((sequence) => linkKey(journalId, sequence));
      for (const link of (await byKeys(keys, true)).map(linkOfItem)) found.set(link.sequence, link);
    }
    return found;
  }

  return {
    /** Returns the seals at some sequence numbers, at most `sealsAtOnce`. Those without a link are missing. */
    async seals(journalId: string, sequences: readonly number[]): Promise<Map<number, Seal>> {
      const keys = sequences.flatMap((sequence) => [
        linkKey(journalId, sequence),
        witnessKey(journalId, sequence),
      ]);
      const items = await byKeys(keys, false);
      const { pk } = linkKey(journalId, 0);
      const read = bySequence(items.filter((item) => item['pk'] === pk).map(linkOfItem));
      const witnesses = new Map(
        items.filter((item) => item['pk'] !== pk).map((item) => [Number(item['sk']), witnessOfItem(item)]),
      );
      const links = await again(journalId, sequences, read);
      return new Map(
        [...links].map(([sequence, link]) => [sequence, { link, witness: witnesses.get(sequence) }]),
      );
    },

    /** Returns the links at any number of sequence numbers. Missing links are left out. */
    async links(journalId: string, sequences: readonly number[]): Promise<Map<number, ChainLink>> {
      if (sequences.length === 0) return new Map();
      const sorted = sequences.toSorted((left, right) => left - right);
      const [first = 0, last = 0] = [sorted[0], sorted.at(-1)];
      const isDense = last - first < sequences.length * sparseness;
      const range = between(linkKey(journalId, first), linkKey(journalId, last));
      const read = isDense ? await queryAll(table, range) : [];
      return again(journalId, sequences, bySequence(read.map(linkOfItem)));
    },
  };
}

export type SealStore = ReturnType<typeof sealStore>;
