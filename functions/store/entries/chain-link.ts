import * as z from 'zod/mini';
import { linkKey } from '../table/keys.ts';

const linkFacts = {
  /** `opening`, the entry's number, `12.a1`, or `closing`. The link's name in the public log. */
  position: z.string(),
  hash: z.string(),
  previousHash: z.string(),
  /** When the server sealed it, ISO 8601 UTC. */
  at: z.string(),
  sessionId: z.string(),
  requestId: z.string(),
};

const chainLink = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('opening'), ...linkFacts }),
  z.object({ kind: z.literal('entry'), ...linkFacts, entryId: z.string() }),
  z.object({ kind: z.literal('addendum'), ...linkFacts, entryId: z.string() }),
  z.object({ kind: z.literal('closing'), ...linkFacts }),
]);

/** A new link of a journal's hash chain: what it seals, when, and in which session and request. */
export type NewLink = z.output<typeof chainLink>;

/** A link with its position. Sequence 0 is the opening. */
export type ChainLink = NewLink & { sequence: number };

const several = z.object({ links: z.array(chainLink) });

/**
 * Returns the links in an item, in order. The links of entries submitted together share the last one's item.
 */
export function linksOfItem(item: Record<string, unknown>): ChainLink[] {
  const last = Number(String(item['sk']).slice(linkKey('', 0).sk.indexOf('#') + 1));
  const links = item['links'] ? z.parse(several, item).links : [z.parse(chainLink, item)];
  return links.map((link, at) => ({ sequence: last - links.length + 1 + at, ...link }));
}
