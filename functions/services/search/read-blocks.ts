import type { BlockKind } from '#functions/store/search/entry-blocks.ts';
import type { SearchIndexStore } from '#functions/store/search/search-index-store.ts';

export type ReadBlocksDeps = { index: Pick<SearchIndexStore, 'blocks' | 'blockRange'> };

/** A range of blocks, both ends included. */
type Run = { first: number; last: number };

/** Bytes of a DynamoDB page. */
const pageBytes = 1_000_000;
const itemsAtOnce = 100;
/** Bytes per unit of an eventually consistent read, which costs at least half a unit. */
const bytesOfUnit = 8_192;
/** Beyond this many runs, everything between the first and the last block is read. */
const manyRuns = 16;

/** Groups blocks into runs. Also reads blocks between two of them if that costs less than another request. */
function runsOf(wanted: readonly number[], usual: number): Run[] {
  const runs: Run[] = [];
  for (const block of wanted) {
    const run = runs.at(-1);
    if (run && (block - run.last) * usual <= bytesOfUnit / 2) run.last = block;
    else runs.push({ first: block, last: block });
  }
  return runs;
}

/** Splits a long run into pieces, which are read in parallel. */
function pieces({ first, last }: Run, usual: number): Run[] {
  const length = Math.floor(pageBytes / usual);
  return Array.from({ length: Math.ceil((last - first + 1) / length) }, (_, at) => ({
    first: first + at * length,
    last: Math.min(first + (at + 1) * length - 1, last),
  }));
}

/** Reads existing blocks, given in order, in the cheapest way. May return others too. */
export async function readBlocks<T>(
  { index }: ReadBlocksDeps,
  journalId: string,
  kind: BlockKind<T>,
  wanted: readonly number[],
): Promise<Map<number, T[]>> {
  const [first, last] = [wanted[0], wanted.at(-1)];
  if (first === undefined || last === undefined) return new Map();
  const isLone = (run: Run) => run.first === run.last;
  const runs = runsOf(wanted, kind.usual);
  const isScattered = runs.filter((run) => !isLone(run)).length > manyRuns;
  const lone = isScattered ? [] : runs.filter(isLone).map((run) => run.first);
  const long = isScattered ? [{ first, last }] : runs.filter((run) => !isLone(run));
  const hundreds = Array.from({ length: Math.ceil(lone.length / itemsAtOnce) }, (_, at) =>
    lone.slice(at * itemsAtOnce, (at + 1) * itemsAtOnce),
  );
  const reads = [
    ...hundreds.map((some) => index.blocks(journalId, kind, some)),
    ...long.flatMap((run) => pieces(run, kind.usual)).map((run) => index.blockRange(journalId, kind, run)),
  ];
  return new Map((await Promise.all(reads)).flatMap((some) => [...some]));
}
