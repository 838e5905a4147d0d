import * as z from 'zod/mini';
import { linkKey, pendingLeafKey } from '../table/keys.ts';

const linkFacts = {
  /** `opening`, or the number of the entry. The public log names the link by it. */
  position: z.string(),
  hash: z.string(),
  previousHash: z.string(),
  /** When the server sealed it. ISO 8601 UTC. */
  at: z.string(),
  sessionId: z.string(),
  requestId: z.string(),
};

const chainLink = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('opening'), ...linkFacts }),
  z.object({ kind: z.literal('entry'), ...linkFacts, entryId: z.string() }),
]);

/** A new link of a journal's hash chain: what it seals, when, and in which session and request. */
export type NewLink = z.output<typeof chainLink>;

/** A link in its place. Sequence 0 is the opening. */
export type ChainLink = NewLink & { sequence: number };

/** Returns a link from its item. */
export function linkOfItem(item: Record<string, unknown>): ChainLink {
  const sequence = Number(String(item['sk']).slice(linkKey('', 0).sk.indexOf('#') + 1));
  return { sequence, ...z.parse(chainLink, item) };
}

/** Returns the items of a new link: the link, and its leaf, which waits for the public log. */
export function itemsOfLink(journalId: string, { sequence, ...link }: ChainLink) {
  const { position, hash, at } = link;
  return [
    { ...linkKey(journalId, sequence), ...link },
    { ...pendingLeafKey(journalId, sequence, at), journalId, sequence, position, hash },
  ];
}
