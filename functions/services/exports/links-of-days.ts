import type { ChainStore } from '#functions/store/entries/chain-store.ts';
import { dayIn } from '#shared/rules/dates.ts';

/** Days in a time zone (YYYY-MM-DD), both included; a missing one means no limit. */
export type Days = { from: string | undefined; to: string | undefined; timezone: string };

/** Sequence numbers of links: the first one, and the one after the last. */
export type LinkRange = { begin: number; end: number };

/**
 * Returns the links after the opening that were sealed on some days. Links are ordered by time, so a few
 * reads find them in any journal. `lastLink` is the sequence number of the last one.
 */
export async function linksOfDays(
  chain: Pick<ChainStore, 'links'>,
  journalId: string,
  { days: { from, to, timezone }, lastLink }: { days: Days; lastLink: number },
): Promise<LinkRange> {
  /** Returns the first link whose day passes a monotonic test. */
  async function firstWith(passes: (day: string) => boolean): Promise<number> {
    let [low, high] = [1, lastLink + 1];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const [link] = await chain.links(journalId, middle, middle);
      if (!link) throw new Error(`The chain of the journal ${journalId} lacks link ${middle}`);
      if (passes(dayIn(timezone, new Date(link.at)))) high = middle;
      else low = middle + 1;
    }
    return low;
  }
  const begin = from === undefined ? 1 : await firstWith((day) => day >= from);
  const end = to === undefined ? lastLink + 1 : await firstWith((day) => day > to);
  return { begin, end: Math.max(begin, end) };
}
