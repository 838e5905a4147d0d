import type { BlockKind } from '#functions/store/entry-blocks.ts';
import type { SearchIndexStore } from '#functions/store/search-index-store.ts';

export type ReadBlocksDeps = { index: Pick<SearchIndexStore, 'blocks' | 'blockRange'> };

/** From one block to another, both included. */
type Run = { first: number; last: number };

/** What DynamoDB reads at once. */
const pageBytes = 1_000_000;
const itemsAtOnce = 100;
/** A cheap read takes a unit for so many bytes, and half a unit at least. */
const bytesOfUnit = 8_192;
/** More runs than are asked for side by side: then all that lies between the first block and the last is read. */
const manyRuns = 16;

/** Blocks in runs: what lies between two of them is read too where that costs less than to ask once more. */
function runsOf(wanted: readonly number[], usual: number): Run[] {
  const runs: Run[] = [];
  for (const block of wanted) {
    const run = runs.at(-1);
    if (run && (block - run.last) * usual <= bytesOfUnit / 2) run.last = block;
    else runs.push({ first: block, last: block });
  }
  return runs;
}

/** A long run in pieces, which are read side by side. */
function pieces({ first, last }: Run, usual: number): Run[] {
  const length = Math.floor(pageBytes / usual);
  return Array.from({ length: Math.ceil((last - first + 1) / length) }, (_, at) => ({
    first: first + at * length,
    last: Math.min(first + (at + 1) * length - 1, last),
  }));
}

/** Blocks that must be there, given in order, in the way that costs least; it may answer others too. */
export async function readBlocks<T>(
  { index }: ReadBlocksDeps,
  notaryId: string,
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
    ...hundreds.map((some) => index.blocks(notaryId, kind, some)),
    ...long.flatMap((run) => pieces(run, kind.usual)).map((run) => index.blockRange(notaryId, kind, run)),
  ];
  return new Map((await Promise.all(reads)).flatMap((some) => [...some]));
}
