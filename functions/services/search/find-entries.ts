import type { EntryRowItem } from '#functions/store/entries/entry-row-item.ts';
import type { EntryRows } from '#functions/store/entries/entry-rows.ts';
import { factBlocks, lastInBlocks, placeBlocks } from '#functions/store/search/entry-blocks.ts';
import type { SearchIndexStore } from '#functions/store/search/search-index-store.ts';
import { type EntryFilters, entryMatcher, factsMatcher, placeMatcher } from '#shared/rules/entry-filters.ts';
import { entriesOf, type NamedSigners } from './named-signers.ts';
import { blocksOfPeriod, type Candidates, narrowByBlocks } from './narrow-by-blocks.ts';
import { readRows } from './read-rows.ts';

export type FindEntriesDeps = {
  entries: Pick<EntryRows, 'submittedRows'>;
  index: Pick<SearchIndexStore, 'blocks' | 'blockRange'>;
};

/** The matching entries, highest number first, with the rows that were read along the way. */
export type FoundEntries = {
  numbers: number[];
  rows: Map<number, EntryRowItem>;
  /** The number up to which the index was used. */
  indexedTo: number;
};

/** Up to this many entries are checked by their rows, which are read for display anyway. */
const fewEntries = 40;

/** Returns the matching entries, using only their rows. */
async function byRows(
  deps: FindEntriesDeps,
  journalId: string,
  { numbers, indexedTo }: { numbers: readonly number[]; indexedTo: number },
  filters: EntryFilters,
): Promise<EntryRowItem[]> {
  const rows = await readRows(deps, journalId, { numbers, indexedTo });
  return [...rows.values()].filter(entryMatcher(filters));
}

/** Returns the entries that match date, type, fee, and place, using the index blocks. */
async function byBlocks(
  deps: FindEntriesDeps,
  journalId: string,
  candidates: Candidates,
  filters: EntryFilters,
): Promise<number[]> {
  const fitsFacts = factsMatcher(filters);
  const fitsPlace = placeMatcher(filters);
  let left = candidates;
  if (fitsFacts) left = { numbers: await narrowByBlocks(deps, journalId, left, factBlocks, fitsFacts) };
  if (fitsPlace || 'blocks' in left)
    left = { numbers: await narrowByBlocks(deps, journalId, left, placeBlocks, fitsPlace ?? (() => true)) };
  return [...left.numbers];
}

type Search = {
  filters: EntryFilters;
  lastNumber: number;
  named: NamedSigners;
  annotated: readonly number[];
};

/**
 * Returns the submitted entries up to `lastNumber` that match the filters, given the signers from the index,
 * and entries that match by an addendum. Uses the index for the entries that it covers, and rows for newer
 * ones. Results are complete even when the index lags (docs/adr/0019-search.md).
 */
export async function findEntries(
  deps: FindEntriesDeps,
  journalId: string,
  { filters, lastNumber, named, annotated }: Search,
): Promise<FoundEntries> {
  const indexedTo = Math.min(named.inIndex, lastNumber);
  const isByBlocks = factsMatcher(filters) !== undefined || placeMatcher(filters) !== undefined;
  const inBlocks = lastInBlocks(factBlocks, indexedTo);

  /**
   * Returns the entries matched by the index, the rows read along the way, and the last number that the index
   * covers.
   */
  async function indexed(): Promise<{ numbers: number[]; seen: EntryRowItem[]; decidedTo: number }> {
    if (!named.signers) {
      const count = inBlocks / factBlocks.size;
      const blocks = await blocksOfPeriod(deps, journalId, count, filters);
      const numbers = await byBlocks(deps, journalId, { blocks }, filters);
      return { numbers, seen: [], decidedTo: inBlocks };
    }
    const numbers = entriesOf(named.signers, indexedTo);
    if (!isByBlocks) return { numbers, seen: [], decidedTo: indexedTo };
    if (numbers.length <= fewEntries) {
      const seen = await byRows(deps, journalId, { numbers, indexedTo }, filters);
      return { numbers: seen.map(({ entryNumber }) => entryNumber ?? 0), seen, decidedTo: indexedTo };
    }
    const candidates = { numbers: numbers.filter((number) => number <= inBlocks) };
    const fitting = await byBlocks(deps, journalId, candidates, filters);
    return { numbers: fitting, seen: [], decidedTo: inBlocks };
  }

  const { numbers, seen, decidedTo } = await indexed();
  const crowded = named.crowded.filter((number) => number <= decidedTo);
  const [later, inCrowds, inAddenda] = await Promise.all([
    decidedTo < lastNumber ? deps.entries.submittedRows(journalId, decidedTo + 1, lastNumber) : [],
    byRows(deps, journalId, { numbers: crowded, indexedTo }, filters),
    byRows(deps, journalId, { numbers: annotated, indexedTo }, { ...filters, search: undefined }),
  ]);
  const rows = [...later.filter(entryMatcher(filters)), ...inCrowds, ...inAddenda, ...seen];
  const byNumber = new Map(rows.map((row) => [row.entryNumber ?? 0, row]));
  const unseen = numbers.filter((number) => !byNumber.has(number));
  return {
    numbers: [...unseen, ...byNumber.keys()].toSorted((left, right) => right - left),
    rows: byNumber,
    indexedTo,
  };
}

/** Returns the rows of some of the found entries, in the given order of their numbers. */
export async function foundRows(
  deps: FindEntriesDeps,
  journalId: string,
  { rows, indexedTo }: FoundEntries,
  numbers: readonly number[],
): Promise<EntryRowItem[]> {
  const unseen = numbers.filter((number) => !rows.has(number));
  const read = await readRows(deps, journalId, { numbers: unseen, indexedTo });
  return numbers.flatMap((number) => rows.get(number) ?? read.get(number) ?? []);
}
