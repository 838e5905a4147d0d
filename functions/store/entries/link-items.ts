import { linkKey, pendingLeafKey } from '../table/keys.ts';
import type { ChainLink } from './chain-link.ts';

/**
 * Returns the items of consecutive new links: one with the links, and one with their leaves, which wait for
 * the public log. There are always two items, because a transaction is limited to a hundred.
 */
export function itemsOfLinks(journalId: string, links: readonly ChainLink[]) {
  const [first, last] = [links[0], links.at(-1)];
  if (!first || !last) return [];
  const leaf = ({ sequence, position, hash }: ChainLink) => ({ sequence, position, hash });
  const { sequence: _, ...facts } = first;
  return [
    {
      ...linkKey(journalId, last.sequence),
      ...(links.length === 1 ? facts : { links: links.map(({ sequence: _sequence, ...link }) => link) }),
    },
    {
      ...pendingLeafKey(journalId, first.sequence, first.at),
      journalId,
      ...(links.length === 1 ? leaf(first) : { leaves: links.map(leaf) }),
    },
  ];
}
