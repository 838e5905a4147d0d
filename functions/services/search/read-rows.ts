import { type EntryRowItem, entryRowItem } from '#functions/store/entries/entry-row-item.ts';
import type { EntryRows } from '#functions/store/entries/entry-rows.ts';
import { blockOf, lastInBlocks, rowBlocks } from '#functions/store/search/entry-blocks.ts';
import type { SearchIndexStore } from '#functions/store/search/search-index-store.ts';

export type ReadRowsDeps = {
  entries: Pick<EntryRows, 'submittedRows'>;
  index: Pick<SearchIndexStore, 'blocks' | 'blockRange'>;
};

const blocksAtOnce = 100;
/** Minimum bytes charged for a read by key. A range is charged by its actual bytes. */
const bytesOfLoneRead = 4_096;

/**
 * Reads blocks of rows, given in order. Reads everything between the first and the last if that costs at most
 * half of reading them individually.
 */
async function readBlocks({ index }: ReadRowsDeps, journalId: string, wanted: readonly number[]) {
  const [first, last] = [wanted[0], wanted.at(-1)];
  if (first === undefined || last === undefined) return new Map<number, unknown[]>();
  if ((last - first + 1) * rowBlocks.usual <= (wanted.length * bytesOfLoneRead) / 2)
    return index.blockRange(journalId, rowBlocks, { first, last });
  const hundreds = Array.from({ length: Math.ceil(wanted.length / blocksAtOnce) }, (_, at) =>
    index.blocks(journalId, rowBlocks, wanted.slice(at * blocksAtOnce, (at + 1) * blocksAtOnce)),
  );
  return new Map((await Promise.all(hundreds)).flatMap((some) => [...some]));
}

/** Returns the rows of submitted entries by number, anywhere in a journal that is indexed up to a number. */
export async function readRows(
  deps: ReadRowsDeps,
  journalId: string,
  { numbers, indexedTo }: { numbers: readonly number[]; indexedTo: number },
): Promise<Map<number, EntryRowItem>> {
  const inBlocks = lastInBlocks(rowBlocks, indexedTo);
  const wanted = [
    ...new Set(numbers.filter((number) => number <= inBlocks).map((number) => blockOf(rowBlocks, number))),
  ].toSorted((left, right) => left - right);
  const later = numbers.filter((number) => number > inBlocks);
  const [blocks, laterRows] = await Promise.all([
    readBlocks(deps, journalId, wanted),
    later.length > 0 ? deps.entries.submittedRows(journalId, Math.min(...later), Math.max(...later)) : [],
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
