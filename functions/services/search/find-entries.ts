import { factBlocks, lastInBlocks, placeBlocks } from '#functions/store/entry-blocks.ts';
import type { EntryRowItem } from '#functions/store/entry-item.ts';
import type { EntryStore } from '#functions/store/entry-store.ts';
import { entryOfSigner } from '#functions/store/name-postings.ts';
import type { SearchIndexStore } from '#functions/store/search-index-store.ts';
import { type EntryFilters, entryMatcher, factsMatcher, placeMatcher } from '#shared/rules/entry-filters.ts';
import { searchWords } from '#shared/rules/search-words.ts';
import { blocksOfPeriod, type Candidates, narrowByBlocks } from './narrow-by-blocks.ts';
import { readRows } from './read-rows.ts';

export type FindEntriesDeps = {
  entries: Pick<EntryStore, 'submittedRows'>;
  index: Pick<SearchIndexStore, 'named' | 'blocks' | 'blockRange'>;
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

/**
 * The entries up to a number that have a signer of all these words, in order; or, once they are few, a few more, of
 * which the later words were not asked for.
 */
async function namedEntries(
  { index }: Pick<FindEntriesDeps, 'index'>,
  notaryId: string,
  { words, upTo }: { words: readonly string[]; upTo: number },
): Promise<{ numbers: number[]; areJudged: boolean }> {
  let signers: Set<number> | undefined;
  let numbers: number[] = [];
  for (const word of words) {
    if (signers && numbers.length <= fewEntries) return { numbers, areJudged: numbers.length === 0 };
    const named = await index.named(notaryId, word);
    const before = signers;
    signers = before ? new Set([...named].filter((signer) => before.has(signer))) : named;
    numbers = [...new Set([...signers].map(entryOfSigner))].filter((number) => number <= upTo);
  }
  return { numbers: numbers.toSorted((left, right) => left - right), areJudged: true };
}

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
 * The submitted entries numbered up to `lastNumber` that fit the filters. What the index holds, entries up to `inIndex`
 * (what `indexedTo` said before), is asked of the index, and what came after is judged by its rows: however far behind
 * the index is, the answer is the same (docs/adr/0019-search.md).
 */
export async function findEntries(
  deps: FindEntriesDeps,
  notaryId: string,
  { filters, lastNumber, inIndex }: { filters: EntryFilters; lastNumber: number; inIndex: number },
): Promise<FoundEntries> {
  const indexedTo = Math.min(inIndex, lastNumber);
  const words = searchWords(filters.search ?? '');
  const isByBlocks = factsMatcher(filters) !== undefined || placeMatcher(filters) !== undefined;
  const inBlocks = lastInBlocks(factBlocks, indexedTo);

  /** Entries judged by the index, those of them whose rows were seen, and the number after which rows decide. */
  async function indexed(): Promise<{ numbers: number[]; seen: EntryRowItem[]; decidedTo: number }> {
    const named = words.length > 0 && (await namedEntries(deps, notaryId, { words, upTo: indexedTo }));
    if (!named) {
      const count = inBlocks / factBlocks.size;
      const blocks = await blocksOfPeriod(deps, notaryId, count, filters);
      const numbers = await byBlocks(deps, notaryId, { blocks }, filters);
      return { numbers, seen: [], decidedTo: inBlocks };
    }
    const { numbers, areJudged } = named;
    if (!areJudged || (isByBlocks && numbers.length <= fewEntries)) {
      const seen = await byRows(deps, notaryId, { numbers, indexedTo }, filters);
      return { numbers: seen.map(({ entryNumber }) => entryNumber ?? 0), seen, decidedTo: indexedTo };
    }
    if (!isByBlocks) return { numbers, seen: [], decidedTo: indexedTo };
    const candidates = { numbers: numbers.filter((number) => number <= inBlocks) };
    const fitting = await byBlocks(deps, notaryId, candidates, filters);
    return { numbers: fitting, seen: [], decidedTo: inBlocks };
  }

  const { numbers, seen, decidedTo } = await indexed();
  const later =
    decidedTo < lastNumber ? await deps.entries.submittedRows(notaryId, decidedTo + 1, lastNumber) : [];
  const rows = [...later.filter(entryMatcher(filters)), ...seen];
  const all = new Set([...rows.map(({ entryNumber }) => entryNumber ?? 0), ...numbers]);
  return {
    numbers: [...all].toSorted((left, right) => right - left),
    rows: new Map(rows.map((row) => [row.entryNumber ?? 0, row])),
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
