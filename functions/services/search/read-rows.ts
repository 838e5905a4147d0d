import { blockOf, lastInBlocks, rowBlocks } from '#functions/store/entry-blocks.ts';
import type { EntryRowItem } from '#functions/store/entry-item.ts';
import type { EntryStore } from '#functions/store/entry-store.ts';
import type { SearchIndexStore } from '#functions/store/search-index-store.ts';

export type ReadRowsDeps = {
  entries: Pick<EntryStore, 'submittedRows'>;
  index: Pick<SearchIndexStore, 'blocks'>;
};

const blocksAtOnce = 100;

/** The rows of submitted entries anywhere in a journal that is indexed up to a number, by their numbers. */
export async function readRows(
  { entries, index }: ReadRowsDeps,
  notaryId: string,
  { numbers, indexedTo }: { numbers: readonly number[]; indexedTo: number },
): Promise<Map<number, EntryRowItem>> {
  const inBlocks = lastInBlocks(rowBlocks, indexedTo);
  const blocks = [
    ...new Set(numbers.filter((number) => number <= inBlocks).map((number) => blockOf(rowBlocks, number))),
  ];
  const later = numbers.filter((number) => number > inBlocks);
  const hundreds = Array.from({ length: Math.ceil(blocks.length / blocksAtOnce) }, (_, at) =>
    index.blocks(notaryId, rowBlocks, blocks.slice(at * blocksAtOnce, (at + 1) * blocksAtOnce)),
  );
  const [found, laterRows] = await Promise.all([
    Promise.all(hundreds),
    later.length > 0 ? entries.submittedRows(notaryId, Math.min(...later), Math.max(...later)) : [],
  ]);
  const rows = [...found.flatMap((some) => [...some.values()].flat()), ...laterRows];
  const byNumber = new Map(rows.map((row) => [row.entryNumber ?? 0, row]));
  return new Map(
    numbers.map((number) => {
      const row = byNumber.get(number);
      if (!row) throw new Error(`Entry ${number} is missing`);
      return [number, row];
    }),
  );
}
