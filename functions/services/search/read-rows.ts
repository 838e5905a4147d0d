import { blockOf, lastInBlocks, rowBlocks } from '#functions/store/entry-blocks.ts';
import { type EntryRowItem, entryRowItem } from '#functions/store/entry-item.ts';
import type { EntryStore } from '#functions/store/entry-store.ts';
import type { SearchIndexStore } from '#functions/store/search-index-store.ts';

export type ReadRowsDeps = {
  entries: Pick<EntryStore, 'submittedRows'>;
  index: Pick<SearchIndexStore, 'blocks' | 'blockRange'>;
};

const blocksAtOnce = 100;
/** A read by key is charged as so many bytes at least, one of a range by its bytes. */
const bytesOfLoneRead = 4_096;

/** Blocks of rows, given in order: all between the first and the last where that costs half of one by one, or less. */
async function readBlocks({ index }: ReadRowsDeps, notaryId: string, wanted: readonly number[]) {
  const [first, last] = [wanted[0], wanted.at(-1)];
  if (first === undefined || last === undefined) return new Map<number, unknown[]>();
  if ((last - first + 1) * rowBlocks.usual <= (wanted.length * bytesOfLoneRead) / 2)
    return index.blockRange(notaryId, rowBlocks, { first, last });
  const hundreds = Array.from({ length: Math.ceil(wanted.length / blocksAtOnce) }, (_, at) =>
    index.blocks(notaryId, rowBlocks, wanted.slice(at * blocksAtOnce, (at + 1) * blocksAtOnce)),
  );
  return new Map((await Promise.all(hundreds)).flatMap((some) => [...some]));
}

/** The rows of submitted entries anywhere in a journal that is indexed up to a number, by their numbers. */
export async function readRows(
  deps: ReadRowsDeps,
  notaryId: string,
  { numbers, indexedTo }: { numbers: readonly number[]; indexedTo: number },
): Promise<Map<number, EntryRowItem>> {
  const inBlocks = lastInBlocks(rowBlocks, indexedTo);
  const wanted = [
    ...new Set(numbers.filter((number) => number <= inBlocks).map((number) => blockOf(rowBlocks, number))),
  ].toSorted((left, right) => left - right);
  const later = numbers.filter((number) => number > inBlocks);
  const [blocks, laterRows] = await Promise.all([
    readBlocks(deps, notaryId, wanted),
    later.length > 0 ? deps.entries.submittedRows(notaryId, Math.min(...later), Math.max(...later)) : [],
  ]);
  const laterByNumber = new Map(laterRows.map((row) => [row.entryNumber, row]));
  return new Map(
    numbers.map((number) => {
      const kept = blocks.get(blockOf(rowBlocks, number))?.[(number - 1) % rowBlocks.size];
      const row = kept === undefined ? laterByNumber.get(number) : entryRowItem.parse(kept);
      if (!row) throw new Error(`Entry ${number} is missing`);
      return [number, row];
    }),
  );
}
