import { type BlockKind, blockOf, dateBlocks, factBlocks } from '#functions/store/search/entry-blocks.ts';
import type { EntryFilters } from '#shared/rules/entry-filters.ts';
import { type ReadBlocksDeps, readBlocks } from './read-blocks.ts';

/** Entries that a filter still has to check, in order: these numbers, or all in some fact blocks. */
export type Candidates = { numbers: readonly number[] } | { blocks: readonly number[] };

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);

/**
 * Returns which of the first fact blocks may contain entries of a period. Dates follow the numbers except for
 * late entries, so most blocks can be skipped.
 */
export async function blocksOfPeriod(
  deps: ReadBlocksDeps,
  journalId: string,
  count: number,
  { dateFrom, dateTo }: EntryFilters,
): Promise<number[]> {
  const all = upTo(count);
  if (dateFrom === undefined && dateTo === undefined) return all;
  const inOne = dateBlocks.size / factBlocks.size;
  const spans = await readBlocks(deps, journalId, dateBlocks, upTo(Math.floor(count / inOne)));
  return all.filter((block) => {
    const span = spans.get(Math.floor(block / inOne))?.[block % inOne];
    if (!span) return true;
    return (
      (dateFrom === undefined || span.last >= dateFrom) && (dateTo === undefined || span.first <= dateTo)
    );
  });
}

/** Returns the numbers of the matching candidates, in order, using the facts in blocks of a kind. */
export async function narrowByBlocks<T>(
  deps: ReadBlocksDeps,
  journalId: string,
  candidates: Candidates,
  kind: BlockKind<T>,
  fits: (kept: T) => boolean,
): Promise<number[]> {
  const { size } = kind;
  if ('blocks' in candidates) {
    const blocks = await readBlocks(deps, journalId, kind, candidates.blocks);
    return candidates.blocks.flatMap((block) =>
      (blocks.get(block) ?? []).flatMap((kept, at) => (fits(kept) ? [block * size + at + 1] : [])),
    );
  }
  const wanted = [...new Set(candidates.numbers.map((number) => blockOf(kind, number)))];
  const blocks = await readBlocks(deps, journalId, kind, wanted);
  return candidates.numbers.filter((number) => {
    const kept = blocks.get(blockOf(kind, number))?.[(number - 1) % size];
    if (kept === undefined) throw new Error(`A block of the search index lacks entry ${number}`);
    return fits(kept);
  });
}
