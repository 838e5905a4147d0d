import { type Witness, witnessedOfItem, witnessOfItem } from '../log/witness-store.ts';
import { batchGet } from '../table/batch-get.ts';
import { type Key, linkKey, witnessedLogKey, witnessKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { type ChainLink, linksOfItem } from './chain-link.ts';
import type { EntryItem } from './entry-item.ts';
import { linksBetween } from './link-range.ts';

/**
 * The proof of an entry: its link in the hash chain, its position in the public log once it has one, and whether
 * enough independent witnesses cosigned a checkpoint with it.
 */
export type Seal = { link: ChainLink; witness: Witness | undefined; isWitnessed: boolean };

/** The location of an entry's link. */
type LinkPlace = Pick<EntryItem, 'link' | 'linkItem'>;

/** Maximum seals per request: each has two items, of a hundred per request with the state of the log. */
export const sealsAtOnce = 49;

/**
 * A range is charged by its bytes, about a tenth of a read by key. It may contain this many links per wanted
 * one.
 */
const sparseness = 8;

/**
 * Reads the seals of entries. Links and witnesses never change, so eventually consistent reads suffice unless
 * a link is missing.
 */
export function sealStore(table: Table) {
  const bySequence = (links: readonly ChainLink[]) => new Map(links.map((link) => [link.sequence, link]));

  /** Returns the keys of the items with the entries' links, without duplicates. */
  function linkKeys(journalId: string, places: readonly LinkPlace[]): Key[] {
    const sequences = new Set(places.flatMap(({ link, linkItem }) => linkItem ?? link ?? []));
    return [...sequences].map((sequence) => linkKey(journalId, sequence));
  }

  async function again(
    journalId: string,
    places: readonly LinkPlace[],
    found: Map<number, ChainLink>,
  ): Promise<Map<number, ChainLink>> {
    const missing = linkKeys(
      journalId,
      places.filter(({ link = -1 }) => !found.has(link)),
    );
    for (let at = 0; at < missing.length; at += 2 * sealsAtOnce) {
      const items = await batchGet(table, missing.slice(at, at + 2 * sealsAtOnce), true);
      for (const link of items.flatMap(linksOfItem)) found.set(link.sequence, link);
    }
    return found;
  }

  return {
    /** Returns the seals of at most `sealsAtOnce` entries, by sequence. Leaves out entries without a link. */
    async seals(journalId: string, places: readonly LinkPlace[]): Promise<Map<number, Seal>> {
      const keys = places.flatMap(({ link }) => (link === undefined ? [] : witnessKey(journalId, link)));
      const state = witnessedLogKey();
      const wanted = [...linkKeys(journalId, places), ...keys, ...(keys.length > 0 ? [state] : [])];
      const items = await batchGet(table, wanted, false);
      const of = (partition: string) => items.filter(({ pk }) => pk === partition);
      const read = bySequence(of(linkKey(journalId, 0).pk).flatMap(linksOfItem));
      const witnesses = new Map(
        of(witnessKey(journalId, 0).pk).map((item) => [Number(item['sk']), witnessOfItem(item)]),
      );
      const witnessedSize = of(state.pk).map(witnessedOfItem)[0]?.size ?? 0;
      const links = await again(journalId, places, read);
      return new Map(
        [...links].map(([sequence, link]) => {
          const witness = witnesses.get(sequence);
          const isWitnessed = witness !== undefined && witness.index < witnessedSize;
          return [sequence, { link, witness, isWitnessed }];
        }),
      );
    },

    /** Returns the links of any number of entries, by sequence. Leaves out missing links. */
    async links(journalId: string, places: readonly LinkPlace[]): Promise<Map<number, ChainLink>> {
      const sequences = places.flatMap(({ link }) => link ?? []).toSorted((left, right) => left - right);
      const [from, to] = [sequences[0], sequences.at(-1)];
      if (from === undefined || to === undefined) return new Map();
      const isDense = to - from < sequences.length * sparseness;
      const read = isDense ? await linksBetween(table, journalId, { from, to }, false) : [];
      return again(journalId, places, bySequence(read));
    },
  };
}

export type SealStore = ReturnType<typeof sealStore>;
