import { partsOf } from '#functions/store/name-parts.ts';
import { type FoundSigners, markNamed, markNamePart, nameItemBlocks } from '#functions/store/name-words.ts';
import type { IndexPosition, NameItem, SearchIndexStore } from '#functions/store/search-index-store.ts';

export type NamedSignersDeps = { index: Pick<SearchIndexStore, 'position' | 'names'> };

/** What the index says of names. */
export type NamedSigners = {
  /** The index holds all entries up to this number. */
  inIndex: number;
  /** Who was found in these entries: of each that has such a signer at least one. Undefined where nobody is looked for. */
  signers: FoundSigners | undefined;
  /** The entries among these of which only the rows tell. */
  crowded: readonly number[];
};

/** A word that is looked for, and the parts of the index that tell of it. */
type Asked = { beginning: string; parts: readonly string[] };

/** Whether items hold all that the index promised, in every part that tells of a word. */
function areComplete(items: readonly NameItem[], { parts }: Asked, { partsTo }: IndexPosition): boolean {
  const upTo = new Map(items.map((item) => [`${item.part}#${item.block}`, item.upTo]));
  for (let block = 0; block * nameItemBlocks.size < partsTo; block += 1) {
    const promised = Math.min(partsTo, (block + 1) * nameItemBlocks.size);
    if (!parts.every((part) => (upTo.get(`${part}#${block}`) ?? 0) >= promised)) return false;
  }
  return true;
}

/** The signers of indexed entries who have a word that begins so. */
async function signersOf(
  { index }: NamedSignersDeps,
  notaryId: string,
  { asked, position, seen }: { asked: Asked; position: IndexPosition; seen: NameItem[] },
): Promise<FoundSigners> {
  let items = seen;
  if (!areComplete(items, asked, position)) items = await index.names(notaryId, asked.parts, true);
  if (!areComplete(items, asked, position))
    throw new Error(`The search index lacks names up to ${position.partsTo}`);
  const found: FoundSigners = new Uint32Array(position.upTo + 1);
  for (const item of items) markNamePart(found, item, asked.beginning);
  for (const [at, names] of position.names.entries())
    markNamed(found, position.partsTo + at + 1, names, asked.beginning);
  return found;
}

/**
 * The signers whose names have, for each of these folded words, one that begins so, among the entries that are in the
 * index; undefined where no word is asked for. The names are read at half the price, beside how far they must go, and
 * again strongly if they do not go so far yet.
 */
export async function namedSigners(
  deps: NamedSignersDeps,
  notaryId: string,
  words: readonly string[],
): Promise<NamedSigners> {
  const asked = words.map((beginning) => ({ beginning, parts: partsOf(beginning, words.length === 1) }));
  // What takes longest is asked for first.
  const [seen, position] = await Promise.all([
    Promise.all(asked.map(({ parts }) => deps.index.names(notaryId, parts, false))),
    deps.index.position(notaryId),
  ]);
  const [first, ...others] = await Promise.all(
    asked.map((one, at) => signersOf(deps, notaryId, { asked: one, position, seen: seen[at] ?? [] })),
  );
  const signers = others.reduce(
    (both, other) => both?.map((bits, number) => bits & (other[number] ?? 0)),
    first,
  );
  return { inIndex: position.upTo, signers, crowded: signers ? position.crowded : [] };
}

/** The numbers of the entries with signers that were found, up to a number, in order. */
export function entriesOf(signers: FoundSigners, upTo: number): number[] {
  const numbers: number[] = [];
  for (let number = 1; number <= upTo; number += 1) if (signers[number]) numbers.push(number);
  return numbers;
}
