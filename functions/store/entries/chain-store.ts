import type { Table } from '../table/table.ts';
import type { ChainLink } from './chain-link.ts';
import { linksBetween } from './link-range.ts';

export type ChainStore = {
  /**
   * Returns the links from sequence `from` to `to`, both included, in order, strongly consistent. Leaves out
   * missing links.
   */
  links(journalId: string, from: number, to: number): Promise<ChainLink[]>;
};

/** Reads the hash chains of journals. */
export function chainStore(table: Table): ChainStore {
  return { links: (journalId, from, to) => linksBetween(table, journalId, { from, to }, true) };
}
