import type { LoggedLink } from '#shared/evidence/log/leaf.ts';
import { type ChainLink, linksOfItem } from '../entries/chain-link.ts';
import { linksBetween } from '../entries/link-range.ts';
import { batchGet } from '../table/batch-get.ts';
import { ledgerKey, linkKey, pendingLeafKey } from '../table/keys.ts';
import { between, queryAll } from '../table/query-pages.ts';
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
 * Tells whether a leaf waited while its journal was erased, as after a long stop of the log: nothing of the journal is
 * left, and the leaf itself is unchanged.
 */
async function isOfErasedJournal(table: Table, { journalId, sequence, at }: PendingLeaf): Promise<boolean> {
  const [ledger] = await batchGet(table, [ledgerKey(journalId)], true);
  if (ledger) return false;
  // Leaves that were added together are in the item of the first one.
  const { pk, sk } = pendingLeafKey(journalId, sequence, at);
  const start = sk.slice(0, sk.lastIndexOf('#') + 1);
  const waiting = await queryAll(table, {
    ...between({ pk, sk: start }, { sk: `${start}~` }),
    ConsistentRead: true,
  });
  return waiting.some((item) => {
    const first = item['sequence'] ?? Object(item['leaves'])[0]?.sequence;
    return pendingLeafKey(String(item['journalId']), Number(first), at).sk === item['sk'];
  });
}

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
    if (isOfLink(leaf, link)) continue;
    if (link === undefined && (await isOfErasedJournal(table, leaf))) continue;
    stray.push(leaf);
  }
  return stray;
}
