import type { LoggedLink } from '#shared/evidence/log/leaf.ts';
import { type ChainLink, linksOfItem } from '../entries/chain-link.ts';
import { linksBetween } from '../entries/link-range.ts';
import { batchGet } from '../table/batch-get.ts';
import { linkKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';

/** A link waiting for its position in the log, and since when (ISO 8601). */
export type PendingLeaf = LoggedLink & { sequence: number; at: string };

/** Items per request. */
const itemsAtOnce = 100;

/** Requests that are sent in parallel. */
const requestsAtOnce = 8;

const nameOf = (journalId: string, sequence: number) => `${journalId} ${sequence}`;

/** Returns the links of one item, by journal and sequence. */
const namedLinks = (item: Record<string, unknown>): [string, ChainLink][] => {
  const journalId = String(item['pk']).slice(linkKey('', 0).pk.length);
  return linksOfItem(item).map((link) => [nameOf(journalId, link.sequence), link]);
};

/**
 * Returns the leaves that aren't those of links in their journals: a bit of a pending leaf, or of a batch, changed
 * after it was written. Strongly consistent.
 */
export async function strayLeaves(table: Table, leaves: readonly PendingLeaf[]): Promise<PendingLeaf[]> {
  // Links that were added together are in the item of the last one.
  const last = new Map<string, PendingLeaf>();
  for (const leaf of leaves) {
    const together = `${leaf.journalId} ${leaf.at}`;
    if (leaf.sequence > (last.get(together)?.sequence ?? -1)) last.set(together, leaf);
  }
  const keys = [...last.values()].map(({ journalId, sequence }) => linkKey(journalId, sequence));
  const found = new Map<string, ChainLink>();
  const worker = async () => {
    for (let some = keys.splice(0, itemsAtOnce); some.length > 0; some = keys.splice(0, itemsAtOnce)) {
      for (const [name, link] of (await batchGet(table, some, true)).flatMap(namedLinks))
        found.set(name, link);
    }
  };
  await Promise.all(Array.from({ length: requestsAtOnce }, worker));
  const isOfLink = ({ position, hash }: PendingLeaf, link: ChainLink | undefined) =>
    link?.position === position && link.hash === hash;
  const stray: PendingLeaf[] = [];
  for (const leaf of leaves) {
    const { journalId, sequence } = leaf;
    if (isOfLink(leaf, found.get(nameOf(journalId, sequence)))) continue;
    // Two items of a journal may have been added in one millisecond.
    const [link] = await linksBetween(table, journalId, { from: sequence, to: sequence }, true);
    if (!isOfLink(leaf, link)) stray.push(leaf);
  }
  return stray;
}
