import { linkKey } from '../table/keys.ts';
import { between, queryAll } from '../table/query-pages.ts';
import type { Table } from '../table/table.ts';
import { type ChainLink, linkOfItem } from './chain-link.ts';

export type ChainStore = {
  /**
   * Returns the links from sequence `from` to `to`, both included, in order, strongly consistent. Missing links are
   * left out.
   */
  links(journalId: string, from: number, to: number): Promise<ChainLink[]>;
};

/** Reads the hash chains of journals. */
export function chainStore(table: Table): ChainStore {
  return {
    async links(journalId, from, to) {
      const range = between(linkKey(journalId, from), linkKey(journalId, to));
      return (await queryAll(table, { ...range, ConsistentRead: true })).map(linkOfItem);
    },
  };
}
