import { partsOf } from '#functions/store/search/name-parts.ts';
import {
  type FoundSigners,
  markNamed,
  markNamePart,
  nameItemBlocks,
} from '#functions/store/search/name-words.ts';
import type {
  IndexPosition,
  NameItem,
  SearchIndexStore,
} from '#functions/store/search/search-index-store.ts';

export type NamedSignersDeps = { index: Pick<SearchIndexStore, 'position' | 'names'> };

/** The index's results for names. */
export type NamedSigners = {
  /** Last entry number covered by the index. */
  inIndex: number;
  /** The signers found, at least one per matching entry. Undefined if the search has no name. */
  signers: FoundSigners | undefined;
  /** Matching entries that only their rows can confirm. */
  crowded: readonly number[];
};

/** A search word, and the parts of the index that contain it. */
type Asked = { beginning: string; parts: readonly string[] };

/** Returns whether items contain everything that the index position promises, in every part for a word. */
function areComplete(items: readonly NameItem[], { parts }: Asked, { partsTo }: IndexPosition): boolean {
  const upTo = new Map(items.map((item) => [`${item.part}#${item.block}`, item.upTo]));
  for (let block = 0; block * nameItemBlocks.size < partsTo; block += 1) {
    const promised = Math.min(partsTo, (block + 1) * nameItemBlocks.size);
    if (!parts.every((part) => (upTo.get(`${part}#${block}`) ?? 0) >= promised)) return false;
  }
  return true;
}

/** Returns the signers of indexed entries who have a word with this beginning. */
async function signersOf(
  { index }: NamedSignersDeps,
  journalId: string,
  { asked, position, seen }: { asked: Asked; position: IndexPosition; seen: NameItem[] },
): Promise<FoundSigners> {
  let items = seen;
  if (!areComplete(items, asked, position)) items = await index.names(journalId, asked.parts, true);
  if (!areComplete(items, asked, position))
    throw new Error(`The search index lacks names up to ${position.partsTo}`);
  const found: FoundSigners = new Uint32Array(position.upTo + 1);
  for (const item of items) markNamePart(found, item, asked.beginning);
  for (const [at, names] of position.names.entries())
    markNamed(found, position.partsTo + at + 1, names, asked.beginning);
  return found;
}

/**
 * Returns the signers of indexed entries whose names match every folded word by prefix. Undefined if the
 * search has no word. Reads names eventually consistent, at half price, together with the index position.
 * Reads them again strongly consistent if they lag behind it.
 */
export async function namedSigners(
  deps: NamedSignersDeps,
  journalId: string,
  words: readonly string[],
): Promise<NamedSigners> {
  const asked = words.map((beginning) => ({ beginning, parts: partsOf(beginning, words.length === 1) }));
  // The slowest read starts first.
  const [seen, position] = await Promise.all([
    Promise.all(asked.map(({ parts }) => deps.index.names(journalId, parts, false))),
    deps.index.position(journalId),
  ]);
  const [first, ...others] = await Promise.all(
    asked.map((one, at) => signersOf(deps, journalId, { asked: one, position, seen: seen[at] ?? [] })),
  );
  const signers = others.reduce(
    (both, other) => both?.map((bits, number) => bits & (other[number] ?? 0)),
    first,
  );
  return { inIndex: position.upTo, signers, crowded: signers ? position.crowded : [] };
}

/** Returns the numbers of the entries with these signers, up to a number, in order. */
export function entriesOf(signers: FoundSigners, upTo: number): number[] {
  const numbers: number[] = [];
  for (let number = 1; number <= upTo; number += 1) if (signers[number]) numbers.push(number);
  return numbers;
}
