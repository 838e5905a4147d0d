import { factBlocks, lastInBlocks, placeBlocks } from '#functions/store/entry-blocks.ts';
import type { EntryRowItem } from '#functions/store/entry-item.ts';
import type { EntryStore } from '#functions/store/entry-store.ts';
import type { SearchIndexStore } from '#functions/store/search-index-store.ts';
import { type EntryFilters, entryMatcher, factsMatcher, placeMatcher } from '#shared/rules/entry-filters.ts';
import { entriesOf, type NamedSigners } from './named-signers.ts';
import { blocksOfPeriod, type Candidates, narrowByBlocks } from './narrow-by-blocks.ts';
import { readRows } from './read-rows.ts';

export type FindEntriesDeps = {
  entries: Pick<EntryStore, 'submittedRows'>;
  index: Pick<SearchIndexStore, 'blocks' | 'blockRange'>;
};

/** Which entries fit, the highest number first, with the rows that were seen on the way. */
export type FoundEntries = {
  numbers: number[];
  rows: Map<number, EntryRowItem>;
  /** The number up to which the index was asked. */
  indexedTo: number;
};

/** So few entries are judged by their rows: those that are shown are read anyway. */
const fewEntries = 40;

/** Those that fit, by their rows alone. */
async function byRows(
  deps: FindEntriesDeps,
  notaryId: string,
  { numbers, indexedTo }: { numbers: readonly number[]; indexedTo: number },
  filters: EntryFilters,
): Promise<EntryRowItem[]> {
  const rows = await readRows(deps, notaryId, { numbers, indexedTo });
  return [...rows.values()].filter(entryMatcher(filters));
}

/** Those that fit date, type, fee and place, by the blocks of the index. */
async function byBlocks(
  deps: FindEntriesDeps,
  notaryId: string,
  candidates: Candidates,
  filters: EntryFilters,
): Promise<number[]> {
  const fitsFacts = factsMatcher(filters);
  const fitsPlace = placeMatcher(filters);
  let left = candidates;
  if (fitsFacts) left = { numbers: await narrowByBlocks(deps, notaryId, left, factBlocks, fitsFacts) };
  if (fitsPlace || 'blocks' in left)
    left = { numbers: await narrowByBlocks(deps, notaryId, left, placeBlocks, fitsPlace ?? (() => true)) };
  return [...left.numbers];
}

/**
 * The submitted entries numbered up to `lastNumber` that fit the filters, given what the index said of the names that
 * they ask for. What the index holds is asked of the index, and what came after is judged by its rows: however far behind the
 * index is, the answer is the same (docs/adr/0019-search.md).
 */
export async function findEntries(
  deps: FindEntriesDeps,
  notaryId: string,
  { filters, lastNumber, named }: { filters: EntryFilters; lastNumber: number; named: NamedSigners },
): Promise<FoundEntries> {
  const indexedTo = Math.min(named.inIndex, lastNumber);
  const isByBlocks = factsMatcher(filters) !== undefined || placeMatcher(filters) !== undefined;
  const inBlocks = lastInBlocks(factBlocks, indexedTo);

  /** Entries judged by the index, those of them whose rows were seen, and the number after which rows decide. */
  async function indexed(): Promise<{ numbers: number[]; seen: EntryRowItem[]; decidedTo: number }> {
    if (!named.signers) {
      const count = inBlocks / factBlocks.size;
      const blocks = await blocksOfPeriod(deps, notaryId, count, filters);
      const numbers = await byBlocks(deps, notaryId, { blocks }, filters);
      return { numbers, seen: [], decidedTo: inBlocks };
    }
    const numbers = entriesOf(named.signers, indexedTo);
    if (!isByBlocks) return { numbers, seen: [], decidedTo: indexedTo };
    if (numbers.length <= fewEntries) {
      const seen = await byRows(deps, notaryId, { numbers, indexedTo }, filters);
      return { numbers: seen.map(({ entryNumber }) => entryNumber ?? 0), seen, decidedTo: indexedTo };
    }
    const candidates = { numbers: numbers.filter((number) => number <= inBlocks) };
    const fitting = await byBlocks(deps, notaryId, candidates, filters);
    return { numbers: fitting, seen: [], decidedTo: inBlocks };
  }

  const { numbers, seen, decidedTo } = await indexed();
  const crowded = named.crowded.filter((number) => number <= decidedTo);
  const [later, inCrowds] = await Promise.all([
    decidedTo < lastNumber ? deps.entries.submittedRows(notaryId, decidedTo + 1, lastNumber) : [],
    byRows(deps, notaryId, { numbers: crowded, indexedTo }, filters),
  ]);
  const rows = [...later.filter(entryMatcher(filters)), ...inCrowds, ...seen];
  const byNumber = new Map(rows.map((row) => [row.entryNumber ?? 0, row]));
  const unseen = numbers.filter((number) => !byNumber.has(number));
  return {
    numbers: [...unseen, ...byNumber.keys()].toSorted((left, right) => right - left),
    rows: byNumber,
    indexedTo,
  };
}

/** The rows of some of the found entries, in the order of their numbers as given. */
export async function foundRows(
  deps: FindEntriesDeps,
  notaryId: string,
  { rows, indexedTo }: FoundEntries,
  numbers: readonly number[],
): Promise<EntryRowItem[]> {
  const unseen = numbers.filter((number) => !rows.has(number));
  const read = await readRows(deps, notaryId, { numbers: unseen, indexedTo });
  return numbers.flatMap((number) => rows.get(number) ?? read.get(number) ?? []);
}
